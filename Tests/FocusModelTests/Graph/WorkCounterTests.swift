// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("The engine's work")
struct WorkCounterTests {
  // MARK: - Windows

  @Test("A menu command and its sheet cost the same with one window and with a thousand")
  func commandCostsTheSameWithManyWindows() {
    let one = Session(NotesApp())
    let many = Session(NotesApp())
    for _ in 1..<1_000 { _ = many.perform(.openWindow(scene: "notes", value: nil)) }
    let alone = one.work { $0.presentAndEscape() }
    #expect(many.work { $0.presentAndEscape() } == alone)
    #expect(alone.bodiesRun > 0 && alone.nodesMade > 0 && alone.focusedValueCompositions > 0)
  }

  @Test("Making another window key looks at no other window")
  func keyWindowCostsTheSameWithManyWindows() {
    let few = Session(NotesApp())
    let many = Session(NotesApp())
    _ = few.perform(.openWindow(scene: "notes", value: nil))
    for _ in 1..<1_000 { _ = many.perform(.openWindow(scene: "notes", value: nil)) }
    let work = few.work { _ = $0.perform(.makeKey(window: 1)) }
    #expect(many.work { _ = $0.perform(.makeKey(window: 500)) } == work)
  }

  // MARK: - Views

  private struct Root: View {
    let handle: Held<Binding<Int>>
    let rows: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = handle.take($count)
      Text("root \(count)")
      ForEach(0..<rows) { number in Row(number: number, log: log) }
    }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var isOn = false

    var body: some View {
      let _ = log("row \(number)")
      Button("flip \(number)") { isOn.toggle() }
      if isOn { Text("on") }
    }
  }

  @Test("A change of a leaf's state runs the leaf's body alone, whatever stands beside it")
  func leafChangeRunsOneBody() throws {
    let log = Log()
    let app = AppDriver { Root(handle: Held(), rows: 500, log: log) }
    _ = log.take()
    let work = try app.session.work { _ in try app.press("flip 250") }
    #expect(log.take() == ["row 250"])
    #expect(work.bodiesRun == 1)
  }

  @Test("When the root's body runs, rows with equal values are visited and not run")
  func equalRowsStopAnUpdate() {
    let (handle, log) = (Held<Binding<Int>>(), Log())
    let app = AppDriver { Root(handle: handle, rows: 500, log: log) }
    _ = log.take()
    let work = app.session.work {
      handle.value?.wrappedValue = 1
      $0.flushUnprompted()
    }
    #expect(log.take() == [])
    #expect(work.bodiesRun == 1)
    #expect(work.nodesMade == 0)
    #expect(app.texts.first == "root 1")
  }

  @Test("Writing an equal value does no work at all")
  func equalWriteDoesNothing() {
    let handle = Held<Binding<Int>>()
    let app = AppDriver { Root(handle: handle, rows: 3, log: Log()) }
    let work = app.session.work {
      handle.value?.wrappedValue = 0
      $0.flushUnprompted()
    }
    #expect(work == WorkCounters())
  }

  @Test("Nodes are made for what comes and none for what stays")
  func nodesAreMadeForWhatComes() throws {
    let app = AppDriver { Root(handle: Held(), rows: 2, log: Log()) }
    let coming = try app.session.work { _ in try app.press("flip 1") }
    #expect(coming.nodesMade == 1)
    let going = try app.session.work { _ in try app.press("flip 1") }
    #expect(going.nodesMade == 0)
  }

  // MARK: - Focused values

  @Test("A change that touches no published value composes no focused value")
  func unrelatedChangeComposesNothing() {
    let session = Session(NotesApp())
    _ = session.perform(.chooseMenuItem(.name("new-note")))
    let work = session.work { _ = $0.perform(.enterText("title")) }
    #expect(work.focusedValueCompositions == 0)
  }
}

extension Held {
  fileprivate func take(_ value: Value) { self.value = value }
}

extension Session {
  /// The work that something costs.
  fileprivate func work(_ body: (Session) throws -> Void) rethrows -> WorkCounters {
    let before = counters
    try body(self)
    return counters.since(before)
  }

  fileprivate func presentAndEscape() {
    let presented = perform(.chooseMenuItem(.name("new-note")))
    #expect(presented.summary().contains("presented note"))
    #expect(perform(.pressKey(.cancelAction)).summary().contains("onDismiss note"))
  }
}

// MARK: - App

private enum NoteSheet: String, Identifiable {
  case note
  var id: Self { self }
}

extension FocusedValues {
  @Entry fileprivate var noteSheet: Binding<NoteSheet>?
}

private struct NoteForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    TextField("Title", text: $title)
    Button("Cancel") { dismiss() }.keyboardShortcut(.cancelAction)
  }
}

private struct NoteWindow: View {
  @State private var sheet: NoteSheet?

  var body: some View {
    Text("Notes")
      .focusedSceneValue(\.noteSheet, $sheet.safeBinding(defaultValue: .note))
      .sheet(item: $sheet, onDismiss: {}) { _ in NoteForm() }
  }
}

private struct NoteCommands: Commands {
  @FocusedValue(\.noteSheet) private var sheet

  var body: some Commands {
    CommandMenu("Note") {
      Button("New Note…") { sheet?.wrappedValue = .note }.disabled(sheet == nil)
    }
  }
}

private struct NotesApp: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { NoteWindow() }.commands { NoteCommands() }
  }
}
