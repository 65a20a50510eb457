// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Why a command does what it does")
struct CommandResolutionTests {
  @Test("F4: for an enabled command: the item, the key window, the publisher, the state it sets")
  func enabled() throws {
    let app = AppDriver.repository()
    let why = try app.why("push")
    #expect(why.isEnabled)
    #expect(
      why.steps.map(\.summary) == [
        "declared in RepositoryCommands", "window 1 key",
        "sheetToShow by RepositoryWindow in 1 scene reads add",
        "sets sheetToShow of RepositoryWindow in 1, nil", "enabled",
      ])
    #expect(app.presented.isEmpty)
    #expect(app.issues.isEmpty)
  }

  @Test("F8: without any window the command reads nil, and is disabled or would do nothing")
  func noWindow() throws {
    let app = AppDriver.repository()
    try app.close(1)
    #expect(
      try app.why("push").steps.map(\.summary) == [
        "declared in RepositoryCommands", "no window", "sheetToShow nil",
        "disabled in RepositoryCommands for want of sheetToShow",
      ])
    #expect(
      try app.why("Repository", "Clone…").steps.last?.summary == "enabled without sheetToShow")
  }

  @Test("F9: what another window publishes is named, with the reason that it does not count")
  func otherWindow() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup(id: "repository") { RepositoryWindow() }.commands { RepositoryCommands() }
        Window("Plain", id: "plain") { Text("plain") }
      })
    try app.openWindow("plain")
    let why = try app.why("push")
    #expect(
      why.steps.map(\.summary).contains(
        "sheetToShow nil, not RepositoryWindow in 1: otherWindow (F9)"))
  }

  private struct Captions: View {
    @State private var text = ""
    let inner: String?
    var body: some View {
      VStack {
        TextField("Field", text: $text).focusedValue(\.caption, inner)
        TextField("Other", text: $text)
      }
      .focusedValue(\.caption, "outer")
      .focusedSceneValue(\.caption, "scene")
    }
  }

  private struct CaptionCommands: Commands {
    @FocusedValue(\.caption) private var caption
    var body: some Commands {
      CommandMenu("Probe") {
        Section { Button("Say") {}.disabled(true).help("not today") }
        Button("Free") {}
      }
    }
  }

  private func captions(inner: String?) -> AppDriver {
    AppDriver(TestApp { WindowGroup { Captions(inner: inner) }.commands { CaptionCommands() } })
  }

  @Test("F3, F5, F6, F7: the publishers that do not count are named, each with its rule")
  func rivals() throws {
    let app = captions(inner: "inner")
    #expect(
      try app.why("free").steps.map(\.summary).contains(
        "caption by Captions in 1 view reads inner, not Captions in 1: nearerOneWins (F5), "
          + "not Captions in 1: focusedOneWins (F6)"))
    try app.focus("Other")
    #expect(
      try app.why("free").steps.map(\.summary).contains(
        "caption by Captions in 1 view reads outer, not Captions in 1: focusElsewhere (F3), "
          + "not Captions in 1: focusedOneWins (F6)"))
    #expect(
      try captions(inner: nil).why("free").steps.map(\.summary).contains(
        "caption by Captions in 1 view reads outer, not Captions in 1: publishesNil (F7), "
          + "not Captions in 1: focusedOneWins (F6)"))
  }

  @Test("M14: a disabled command names where it is disabled, and what its help says")
  func disabled() throws {
    let why = try captions(inner: nil).why("say")
    #expect(!why.isEnabled)
    #expect(why.steps.last?.summary == "disabled in CaptionCommands: not today")
  }

  private struct Switches: Commands {
    @State private var isOn = false
    @State private var size = 1
    var body: some Commands {
      CommandMenu("Probe") {
        Toggle("Loud", isOn: $isOn).keyboardShortcut("l")
        Button("Rival") {}.keyboardShortcut("l")
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
  }

  @Test("M13, M18: a toggle and a choice say what they would set; a taken shortcut says who has it")
  func controls() throws {
    let app = AppDriver(TestApp { WindowGroup { Text("w") }.commands { Switches() } })
    #expect(
      try app.why("loud").steps.map(\.summary).contains("sets isOn of Switches, false → true"))
    #expect(
      try app.why("large").steps.map(\.summary).contains("sets size of Switches, 1 → Large"))
    #expect(try app.why("rival").steps.map(\.summary).contains("cmd+l taken by item Loud"))
  }

  @Test("F27: while the app is hidden the values of the window that was key are the ones")
  func hidden() throws {
    let app = AppDriver.repository()
    try app.menu("hide")
    #expect(try app.why("push").steps.map(\.summary).contains("window 1 beforeHiding"))
    #expect(app.focusedValue("sheetToShow") == "add")
  }

  @Test("F10: behind a window of tools, the values are those of the window behind it")
  func utility() throws {
    let app = AppDriver(
      TestApp {
        WindowGroup(id: "repository") { RepositoryWindow() }.commands { RepositoryCommands() }
        UtilityWindow("Tools", id: "tools") { Text("tools") }
      })
    try app.openWindow("tools")
    try app.makeKey(2)
    #expect(try app.why("push").steps.map(\.summary).contains("window 1 behindUtilityWindow"))
    #expect(try app.why("push").isEnabled)
  }

  @Test("F17: behind a sheet the step of the window names what is presented")
  func behindSheet() throws {
    let app = AppDriver.repository()
    try app.menu("push")
    #expect(try app.why("push").steps.map(\.summary).contains("window 1 key behind push"))
  }

  @Test("A standard item says so, and an unknown one is refused with what is near")
  func standardAndUnknown() throws {
    let app = AppDriver.repository()
    #expect(try app.why("undo").steps.map(\.summary).first == "standard")
    #expect(
      try app.why("undo").steps.last?.summary
        == "disabled: there is nothing here that could carry it out")
    let refusal = #expect(throws: Refusal.self) { try app.why("pus") }
    #expect(refusal?.code == .unknown)
    #expect(refusal?.candidates.contains("push") == true)
  }
}

extension CommandResolution.Step {
  /// The step in a short form.
  fileprivate var summary: String {
    switch self {
    case .declared(let view): "declared in \(view)"
    case .standard: "standard"
    case .window(let window):
      "window \(window.number) \(window.reason.rawValue)"
        + (window.presentation.map { " behind \($0)" } ?? "")
    case .noWindow: "no window"
    case .value(let value): value.summary
    case .sets(let target): target.summary
    case .shortcutTaken(let shortcut, .item(let title)):
      "\(shortcut.described) taken by item \(title)"
    case .shortcutTaken(let shortcut, .control(let label)):
      "\(shortcut.described) taken by control \(label)"
    case .enabled(let missing):
      "enabled" + (missing.isEmpty ? "" : " without \(missing.joined(separator: ", "))")
    case .disabled(let reason): reason.summary
    }
  }
}

extension CommandResolution.ReadValue {
  fileprivate var summary: String {
    let first =
      publisher.map { publisher in
        "\(key) by \(publisher.view) in \(publisher.window) "
          + "\(publisher.isForScene ? "scene" : "view") reads \(publisher.reads.text ?? "nil")"
      } ?? "\(key) nil"
    let rest = others.map {
      "not \($0.view) in \($0.window): \($0.reason.rawValue) (\($0.reason.rule))"
    }
    return ([first] + rest).joined(separator: ", ")
  }
}

extension CommandResolution.Target {
  fileprivate var summary: String {
    "sets \(property) of \(owner ?? "?")\(window.map { " in \($0)" } ?? ""), \(now.text ?? "nil")"
      + (then.map { " → \($0.text ?? "nil")" } ?? "")
  }
}

extension CommandResolution.Disabled {
  fileprivate var summary: String {
    "disabled" + (view.map { " in \($0)" } ?? "") + (explanation.map { ": \($0)" } ?? "")
      + (missing.isEmpty ? "" : " for want of \(missing.joined(separator: ", "))")
  }
}
