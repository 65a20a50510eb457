// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension PolicyScenario {
  static var presentations: [String: PolicyScenario] {
    [
      "escapeDismissesSheet": PolicyScenario("", "clone") { policies in
        let app = AppDriver.repository(policies)
        try app.menu("clone")
        _ = app.session.perform(.pressKey(.cancelAction))
        return app.presented.joined()
      },
      "flagContentIsFresh": PolicyScenario("after", "before") { policies in
        let app = AppDriver(policies) { Captured() }
        try app.press("show")
        return app.texts.joined()
      },
      "sheetParentTakesKeyBack": PolicyScenario("opened 2 first", "opened 1 second") { policies in
        let log = Log()
        let app = AppDriver(
          TestApp { WindowGroup(id: "main") { Leaving(log: log) } }, policies: policies)
        try app.press("show")
        try app.press("leave")
        let order = app.windowNumbers == [2, 1] ? "first" : "second"
        return "\(log.lines.joined()) \(app.keyWindow?.number ?? 0) \(order)"
      },
      "contextMenusOpenBehindSheets": PolicyScenario("blocked", "copied") { policies in
        let log = Log()
        let app = AppDriver(policies) { Covered(log: log) }
        let report = app.session.perform(.press(ElementQuery("Copy")))
        return report.refusal?.code.rawValue ?? log.lines.joined()
      },
      "toolbarPlacementsTakeKeys": PolicyScenario("", "cancelled") { policies in
        let log = Log()
        let app = AppDriver(policies) { Placed(log: log) }
        try app.pressEscape()
        return log.lines.joined()
      },
      "presentationsWait": PolicyScenario("second", "") { policies in
        let app = AppDriver(policies) { Two() }
        try app.press("second")
        try app.press("done")
        return app.presented.joined()
      },
      "removedPresenterResetsBinding": PolicyScenario("true", "false") { policies in
        let app = AppDriver(policies) { Removable() }
        try app.press("remove")
        return app.texts.joined()
      },
      "onDismissSeesNewItem": PolicyScenario("push; push", "nil; push") { policies in
        let log = Log()
        let app = AppDriver(policies) { Replaced(log: log) }
        try app.press("push")
        return (log.lines + app.presented).joined(separator: "; ")
      },
      "innerOnDismissRunsFirst": PolicyScenario("inner outer", "outer inner") { policies in
        let log = Log()
        let app = AppDriver(policies) { Nested(log: log) }
        try app.press("close")
        return log.lines.joined(separator: " ")
      },
    ]
  }
}

private struct Covered: View {
  let log: Log
  @State private var isUp = true
  var body: some View {
    Text("w").contextMenu { Button("Copy") { log("copied") } }
      .sheet(isPresented: $isUp) { Text("sheet") }
  }
}

private struct Placed: View {
  let log: Log
  @State private var isUp = true
  var body: some View {
    Text("w").sheet(isPresented: $isUp) {
      Text("sheet").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log("cancelled") } }
      }
    }
  }
}

private struct Two: View {
  @State private var first = true
  @State private var second = false
  var body: some View {
    Text("a").sheet(isPresented: $first) {
      Button("second") { second = true }
      Button("done") { first = false }
    }
    Text("b").sheet(isPresented: $second) { Text("second").navigationTitle("Second") }
  }
}

private struct Removable: View {
  @State private var isShown = true
  @State private var isUp = true
  var body: some View {
    Text("\(isUp)")
    if isShown {
      VStack {}.sheet(isPresented: $isUp) { Button("remove") { isShown = false } }
    }
  }
}

private struct Replaced: View {
  let log: Log
  @State private var sheet: TestSheet? = .clone
  var body: some View {
    Text("w").sheet(item: $sheet, onDismiss: { log(sheet?.rawValue ?? "nil") }) { _ in
      Button("push") { sheet = .push }
    }
  }
}

private struct Nested: View {
  let log: Log
  @State private var outer = true
  @State private var inner = true
  var body: some View {
    Text("w").sheet(isPresented: $outer, onDismiss: { log("outer") }) {
      Text("outer").sheet(isPresented: $inner, onDismiss: { log("inner") }) {
        Button("close") { outer = false }
      }
    }
  }
}

/// Shows text that its body does not read.
private struct Captured: View {
  @State private var isUp = false
  @State private var text = "before"
  var body: some View {
    Button("show") {
      text = "after"
      isUp = true
    }
    .sheet(isPresented: $isUp) { Text(text) }
  }
}

/// Opens a window in the action that ends a sheet.
private struct Leaving: View {
  let log: Log
  @State private var isUp = false
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    Button("show") { isUp = true }
      .sheet(isPresented: $isUp) {
        Button("leave") {
          isUp = false
          openWindow(id: "main")
          log("opened")
        }
      }
  }
}
