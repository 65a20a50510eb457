// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension PolicyScenario {
  static var menus: [String: PolicyScenario] {
    [
      "commandGroupsApplyInOrder": PolicyScenario(
        "Second, First, New Window; Replaced", "First, Second, New Window; Replaced, Added"
      ) { policies in
        let app = groups(policies)
        let menus = [app.menuTitles("File")?.prefix(3), app.menuTitles("Help")?.prefix(2)]
        return menus.map { $0?.joined(separator: ", ") ?? "" }.joined(separator: "; ")
      },
      "disabledItemShadowsShortcut": PolicyScenario("shadowed", "second") { policies in
        let log = Log()
        let app = AppDriver(
          TestApp { WindowGroup { Text("w") }.commands { Rivals(log: log) } }, policies: policies)
        do {
          try app.key("d")
        } catch {
          return "shadowed"
        }
        return log.lines.joined()
      },
      "menuActionsMayPresent": PolicyScenario("", "presentedFromOpenMenu blocked") { policies in
        let app = AppDriver.repository(policies)
        try app.menu("clone")
        let report = app.session.perform(.pressKey(.cancelAction))
        let seen = app.issues.map(\.kind.rawValue) + [report.refusal?.code.rawValue ?? ""]
        return seen.joined(separator: seen.count > 1 ? " " : "")
      },
      "windowMenuListsValueWindows": PolicyScenario("Plain Note", "Plain") { policies in
        let app = AppDriver(
          TestApp {
            WindowGroup("Plain", id: "p") { Text("p") }
            WindowGroup("Note", id: "n", for: Int.self) { _ in Text("n") }
          }, policies: policies)
        try app.openWindow("n", value: "1")
        let titles = app.menuTitles("Window") ?? []
        return titles.filter { ["Plain", "Note"].contains($0) }.joined(separator: " ")
      },
      "windowMenuSortsByTitle": PolicyScenario("B A", "A B") { policies in
        twoTitledWindows(policies).menuTitles("Window")?.suffix(2).joined(separator: " ") ?? ""
      },
    ]
  }

  /// An app whose groups add to and replace what is there, in a telling order.
  static func groups(_ policies: Policies) -> AppDriver {
    AppDriver(
      TestApp {
        WindowGroup { Text("w") }.commands {
          CommandGroup(before: .newItem) { Button("First") {} }
          CommandGroup(before: .newItem) { Button("Second") {} }
          CommandGroup(after: .help) { Button("Added") {} }
          CommandGroup(replacing: .help) { Button("Replaced") {} }
        }
      }, policies: policies)
  }

  /// An app whose window B was opened before its window A.
  static func twoTitledWindows(_ policies: Policies = Policies()) -> AppDriver {
    let app = AppDriver(
      TestApp {
        WindowGroup("B", id: "b") { Text("b") }
        WindowGroup("A", id: "a") { Text("a") }
      }, policies: policies)
    _ = app.session.perform(.openWindow(scene: "a", value: nil))
    return app
  }
}

private struct Rivals: Commands {
  let log: Log
  var body: some Commands {
    CommandMenu("Probe") {
      Button("First") { log("first") }.keyboardShortcut("d").disabled(true)
      Button("Second") { log("second") }.keyboardShortcut("d")
    }
  }
}
