// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension PolicyScenario {
  static var windows: [String: PolicyScenario] {
    [
      "menuGivesKeyBack": PolicyScenario("2", "1") { policies in
        let app = AppDriver(
          TestApp { WindowGroup(id: "main") { Text("main") }.commands { OpenCommands() } },
          policies: policies)
        try app.menu("Probe", "Open")
        return "\(app.keyWindow?.number ?? 0)"
      },
      "restoredValuesComeLate": PolicyScenario("a", "none, a") { policies in
        let log = Log()
        let scenes = TestApp {
          WindowGroup(id: "note", for: String.self) { $note in
            let _ = log(note ?? "none")
            Text(note ?? "none")
          }
        }
        let session = Session(scenes, opensLaunchWindow: false)
        _ = session.perform(.openWindow(scene: "note", value: "a"))
        _ = log.take()
        Session(scenes, policies: policies, opensLaunchWindow: false).restore(session.savedWindows)
        return log.lines.joined(separator: ", ")
      },
      "openingRestoresMinimizedWindow": PolicyScenario(
        "key 2, minimised []", "key 1, minimised [2]"
      ) { policies in
        let app = notes(policies)
        try app.minimize(2)
        try app.openWindow("note", value: "a")
        let minimised = app.windows.filter(\.isMinimized).map(\.number)
        return "key \(app.keyWindow?.number ?? 0), minimised \(minimised)"
      },
      "windowCycleFollowsOpening": PolicyScenario("2 3 1", "3 2 1") { policies in
        let app = AppDriver(policies) { Text("w") }
        try app.menu("new")
        try app.menu("new")
        try app.makeKey(2)
        try app.makeKey(1)
        return try (1...3).map { _ in
          try app.key("`")
          return "\(app.keyWindow?.number ?? 0)"
        }.joined(separator: " ")
      },
      "windowMatchesCurrentValue": PolicyScenario("2 windows", "3 windows") { policies in
        let app = notes(policies)
        try app.press("rename")
        try app.openWindow("note", value: "b")
        return "\(app.windows.count) windows"
      },
    ]
  }

  /// An app whose window 2 shows the note "a".
  private static func notes(_ policies: Policies) -> AppDriver {
    let app = AppDriver(
      TestApp {
        WindowGroup(id: "main") { Text("main") }
        WindowGroup(id: "note", for: String.self) { $note in
          Text(note ?? "none")
          Button("rename") { note = "b" }
        }
      }, policies: policies)
    _ = app.session.perform(.openWindow(scene: "note", value: "a"))
    return app
  }
}

private struct OpenCommands: Commands {
  @Environment(\.openWindow) private var openWindow
  var body: some Commands {
    CommandMenu("Probe") { Button("Open") { openWindow(id: "main") } }
  }
}
