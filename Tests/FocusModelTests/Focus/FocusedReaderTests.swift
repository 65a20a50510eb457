// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

@Observable
private final class Document {
  var name: String
  init(_ name: String) { self.name = name }
}

private final class LegacyDocument: ObservableObject {
  @Published var name = "legacy"
}

@MainActor @Suite("Readers of focused values")
struct FocusedReaderTests {
  private struct SelectionCommands: Commands {
    let held: Held<Binding<Int?>>
    @FocusedValue(\.selection) private var selection
    @FocusedBinding(\.number) private var number
    var body: some Commands {
      CommandMenu("Probe") {
        Button("Selected \(selection.map { "\($0.wrappedValue ?? -1)" } ?? "nothing published")") {}
        Button("Number \(number.map { "\($0)" } ?? "none")") { number = 5 }
        Button("Set nil") { number = nil }
        Button("Hold") { held.value = $number }
      }
    }
  }

  private struct Selecting: View {
    @State private var selection: Int?
    @State private var number = 1
    var body: some View {
      Button("select") { selection = 7 }
      Text("\(number)")
        .focusedSceneValue(\.selection, $selection)
        .focusedSceneValue(\.number, $number)
    }
  }

  private func selecting(_ held: Held<Binding<Int?>> = Held()) -> AppDriver {
    AppDriver(
      TestApp { WindowGroup { Selecting() }.commands { SelectionCommands(held: held) } })
  }

  @Test("B22: a key with a binding to an optional tells no publisher from nothing selected")
  func doubleOptional() throws {
    let app = selecting()
    #expect(app.menuTitles("Probe")?.first == "Selected -1")
    try app.press("select")
    #expect(app.menuTitles("Probe")?.first == "Selected 7")
    try app.close(1)
    #expect(app.menuTitles("Probe")?.first == "Selected nothing published")
  }

  @Test("B20: @FocusedBinding reads the bound value, and a write goes through")
  func focusedBinding() throws {
    let app = selecting()
    try app.menu("number-1")
    #expect(app.texts == ["5"])
    #expect(app.menuTitles("Probe")?[1] == "Number 5")
  }

  @Test("B21: nil is never written through it, and without a publisher a write does nothing")
  func focusedBindingWithout() throws {
    let app = selecting()
    try app.menu("set-nil")
    #expect(app.texts == ["1"])
    try app.close(1)
    #expect(app.menuTitles("Probe")?[1] == "Number none")
    try app.menu("number-none")
    #expect(app.issues.map(\.kind) == [.deadCommand])
  }

  @Test("B20, B21: its projected value is an optional binding, which reads nil without a publisher")
  func projection() throws {
    let held = Held<Binding<Int?>>()
    let app = selecting(held)
    try app.menu("hold")
    #expect(held.value?.wrappedValue == 1)
    held.value?.wrappedValue = nil
    #expect(held.value?.wrappedValue == 1)
    try app.close(1)
    try app.menu("hold")
    #expect(held.value?.wrappedValue == nil)
  }

  private struct ReadingView: View {
    @FocusedValue(\.caption) private var caption
    var body: some View { Text("reads \(caption ?? "nil")") }
  }

  private struct Publishing: View {
    @State private var caption = "one"
    var body: some View {
      ReadingView()
      Button("two") { caption = "two" }
        .focusedSceneValue(\.caption, caption)
    }
  }

  @Test("F2: a view may read focused values as well as menus do")
  func readingView() throws {
    let app = AppDriver { Publishing() }
    #expect(app.texts == ["reads one"])
    try app.press("two")
    #expect(app.texts == ["reads two"])
  }

  private struct ObjectCommands: Commands {
    @FocusedValue(Document.self) private var document
    @FocusedObject private var legacy: LegacyDocument?
    var body: some Commands {
      CommandMenu("Probe") {
        Button("Document \(document?.name ?? "none")") { document?.name = "renamed" }
        Button("Legacy \(legacy?.name ?? "none")") { legacy?.name = "renamed" }
      }
    }
  }

  private struct DocumentWindow: View {
    @State private var document = Document("untitled")
    @StateObject private var legacy = LegacyDocument()
    var body: some View {
      Text(document.name)
        .focusedSceneValue(document)
        .focusedSceneObject(legacy)
    }
  }

  @Test("F23: an object is published by its type, and the menus follow its changes")
  func objects() throws {
    let app = AppDriver(
      TestApp { WindowGroup { DocumentWindow() }.commands { ObjectCommands() } })
    #expect(app.menuTitles("Probe") == ["Document untitled", "Legacy legacy"])
    try app.menu("document-untitled")
    try app.menu("legacy-legacy")
    #expect(app.menuTitles("Probe") == ["Document renamed", "Legacy renamed"])
    #expect(app.texts == ["renamed"])
    try app.close(1)
    #expect(app.menuTitles("Probe") == ["Document none", "Legacy none"])
  }

  private struct Adapted: View {
    @State private var sheet: TestSheet?
    var body: some View {
      Text("w").focusedSceneValue(\.sheetToShow, $sheet.safeBinding(defaultValue: .add))
      Button("present") { sheet = .push }
    }
  }

  @Test("B15: a person can see both what the menus read and the state beneath an adapter")
  func stateBeneath() throws {
    let app = AppDriver { Adapted() }
    func value() -> FocusedValueSnapshot? {
      app.session.focusedValues.first { $0.key == "sheetToShow" }
    }
    #expect(value()?.reads.text == "add")
    #expect(value()?.state?.text == nil)
    #expect(value()?.publisher == "Adapted")
    #expect(value()?.window == 1)
    try app.press("present")
    #expect(value()?.reads.text == "push")
    #expect(value()?.state?.text == "push")
  }
}

extension FocusedValues {
  @Entry fileprivate var number: Binding<Int>?
}
