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
      "keyEquivalentsSeeFocusedValues": PolicyScenario("clone", "deadCommand") { policies in
        let app = AppDriver.repository(policies)
        try app.key("c", [.command, .shift])
        return (app.presented + app.issues.map(\.kind.rawValue)).joined()
      },
      "windowScenesPublish": PolicyScenario("single group", "nil group") { policies in
        let app = AppDriver(
          TestApp {
            Window("Single", id: "s") { Text("s").focusedSceneValue(\.caption, "single") }
            WindowGroup(id: "g") { Text("g").focusedSceneValue(\.caption, "group") }
          }, policies: policies)
        let single = app.focusedValue("caption") ?? "nil"
        try app.openWindow("g")
        return "\(single) \(app.focusedValue("caption") ?? "nil")"
      },
      "windowsReportKeyTogether": PolicyScenario("true false", "true true") { policies in
        let app = AppDriver(policies) { Activity() }
        try app.menu("new")
        return app.windows.flatMap(\.content.texts).joined(separator: " ")
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

private struct Activity: View {
  @Environment(\.appearsActive) private var appearsActive
  var body: some View { Text("\(appearsActive)") }
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
