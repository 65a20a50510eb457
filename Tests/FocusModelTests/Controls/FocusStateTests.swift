// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@MainActor @Suite("Focus state")
struct FocusStateTests {
  private enum Field: Hashable {
    case name
    case mail
  }

  private struct Person: View {
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var mail = ""
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Text(field.map { "\($0)" } ?? "none")
      Button("Go to Mail") { field = .mail }
      Button("Leave") { field = nil }
    }
  }

  @Test("The property follows keyboard focus from field to field")
  func follows() {
    let session = Session(showing: Person())
    #expect(session.texts == ["name"])
    _ = session.perform(.moveFocus(.next))
    #expect(session.texts == ["mail"])
    #expect(session.element("Mail")?.isFocused == true)
  }

  @Test("Writing the property moves keyboard focus, or takes it away")
  func moves() {
    let session = Session(showing: Person())
    let report = session.press("Go to Mail")
    #expect(session.element("Mail")?.isFocused == true)
    #expect(session.texts == ["mail"])
    #expect(report.summary() == ["focus Mail in 1"])
    session.press("Leave")
    #expect(session.elements.allSatisfy { !$0.isFocused })
    #expect(session.texts == ["none"])
  }

  private struct Search: View {
    @FocusState private var isSearching: Bool
    @State private var text = ""
    @State private var isShown = true
    var body: some View {
      if isShown { TextField("Search", text: $text).focused($isSearching) }
      TextField("Other", text: $text)
      Text(isSearching ? "searching" : "idle")
      Button("Hide") { isShown = false }
      Button("Search Now") { isSearching = true }
    }
  }

  @Test("A flag is true while its field has focus, and false once the field has gone")
  func flag() {
    let session = Session(showing: Search())
    #expect(session.texts == ["searching"])
    session.press("Hide")
    #expect(session.texts == ["idle"])
  }

  @Test("A wish for focus that no field can fulfil is taken back")
  func impossible() {
    let session = Session(showing: Search())
    session.press("Hide")
    session.press("Search Now")
    #expect(session.texts == ["idle"])
  }

  @Test("The default focus goes before that of the first field")
  func defaultFocus() {
    struct Form: View {
      @FocusState private var field: Field?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($field, equals: .name)
          TextField("Mail", text: $text).focused($field, equals: .mail)
        }
        .defaultFocus($field, .mail)
      }
    }
    let session = Session(showing: Form())
    #expect(session.element("Mail")?.isFocused == true)
    #expect(session.element("Name")?.isFocused == false)
  }

  @Test("F3: a focusable view takes focus and its published values count then")
  func focusable() {
    let session = Session(
      showing: VStack {
        Text("canvas").focusable().focusedValue(\.focusProbe, "canvas")
        Text("plain")
      })
    #expect(session.focusedValues.isEmpty)
    #expect(session.perform(.focus(ElementQuery("canvas"))).isAccepted)
    #expect(session.element("canvas")?.isFocused == true)
    #expect(session.focusedValues.map(\.reads.text) == ["canvas"])
    #expect(session.perform(.focus(ElementQuery("plain"))).refusal?.code == .notFound)
  }
}

@MainActor @Suite("Keys in views")
struct KeyPressTests {
  private struct Board: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text("inner")
          .focusable()
          .onKeyPress(.space) {
            log += "inner "
            return .handled
          }
          .onKeyPress { press in
            log += "\(press.key.described) "
            return .ignored
          }
        Text(log)
      }
      .onMoveCommand { log += "\($0) " }
      .onDeleteCommand { log += "delete " }
    }
  }

  @Test("A key goes to those around the focus, from the inside out, until one handles it")
  func order() {
    let session = Session(showing: Board())
    #expect(session.press(key: .space).refusal?.code == .unknown)
    _ = session.perform(.focus(ElementQuery("inner")))
    #expect(session.press(key: .space).isAccepted)
    #expect(session.press(key: .leftArrow).isAccepted)
    #expect(session.press(key: .delete).isAccepted)
    #expect(session.press(key: "x").refusal?.code == .unknown)
    #expect(session.texts.last == "inner left left delete delete x ")
  }
}

private struct FocusProbeKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var focusProbe: String? {
    get { self[FocusProbeKey.self] }
    set { self[FocusProbeKey.self] = newValue }
  }
}
