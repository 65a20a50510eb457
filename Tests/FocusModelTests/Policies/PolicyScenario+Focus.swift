// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension PolicyScenario {
  static var focus: [String: PolicyScenario] {
    [
      "firstFieldHasFocus": PolicyScenario("Field", "none") { policies in
        let app = AppDriver(policies) { TextField("Field", text: .constant("")) }
        return app.focusedField?.label ?? "none"
      },
      "hiddenAppKeepsFocusedValues": PolicyScenario("true", "false") { policies in
        let app = AppDriver.repository(policies)
        try app.menu("hide")
        return "\(try app.menuItem("push").isEnabled)"
      },
      "laterSceneValueWins": PolicyScenario("b", "a") { policies in
        AppDriver(policies) { Siblings() }.focusedValue("caption") ?? "nil"
      },
      "nilHidesOuterValue": PolicyScenario("outer", "nil") { policies in
        AppDriver(policies) { NilInside() }.focusedValue("caption") ?? "nil"
      },
      "sceneValuesReachBehindSheets": PolicyScenario("true", "false") { policies in
        let app = AppDriver.repository(policies)
        try app.menu("push")
        return "\(try app.menuItem("push").isEnabled)"
      },
      "updateRounds": PolicyScenario("", "updateLoop") { policies in
        let app = AppDriver(policies) { Chain() }
        try app.press("start")
        return app.issues.map(\.kind.rawValue).joined()
      },
      "sheetsFollowEnvironment": PolicyScenario("2", "1") { policies in
        let app = AppDriver(policies) { Counting() }
        try app.press("show")
        try app.press("count")
        return app.texts.joined()
      },
    ]
  }
}

private struct Siblings: View {
  var body: some View {
    Text("a").focusedSceneValue(\.caption, "a")
    Text("b").focusedSceneValue(\.caption, "b")
  }
}

private struct NilInside: View {
  var body: some View {
    VStack {
      TextField("Field", text: .constant("")).focusedValue(\.caption, nil)
    }
    .focusedValue(\.caption, "outer")
  }
}

/// A change that causes another, which takes a round more.
private struct Chain: View {
  @State private var first = 0
  @State private var second = 0
  var body: some View {
    Button("start") { first += 1 }
      .onChange(of: first) { second += 1 }
    Text("\(second)")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var count = 0
}

private struct Counting: View {
  @State private var count = 1
  @State private var isUp = false
  var body: some View {
    Button("show") { isUp = true }
      .sheet(isPresented: $isUp) {
        CountText()
        Button("count") { count += 1 }
      }
      .environment(\.count, count)
  }
}

private struct CountText: View {
  @Environment(\.count) private var count
  var body: some View { Text("\(count)") }
}
