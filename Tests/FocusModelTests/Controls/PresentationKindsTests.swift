// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel

@MainActor @Suite("Popovers, covers, alerts as values and file dialogs")
struct PresentationKindsTests {
  private struct Presenting: View {
    @State private var isPopoverUp = false
    @State private var isCoverUp = false
    @State private var isInspectorUp = false
    var body: some View {
      VStack {
        Button("Popover") { isPopoverUp = true }
          .popover(isPresented: $isPopoverUp, arrowEdge: .bottom) { Text("in the popover") }
        Button("Cover") { isCoverUp = true }
          .fullScreenCover(isPresented: $isCoverUp) { Text("in the cover") }
        Toggle("Details", isOn: $isInspectorUp)
      }
      .inspector(isPresented: $isInspectorUp) { Text("in the inspector") }
    }
  }

  @Test("A popover and a cover come up and end with Escape")
  func popoverAndCover() {
    let session = Session(showing: Presenting())
    session.press("Popover")
    #expect(session.keyWindow?.presentations.map(\.kind) == [.popover])
    #expect(session.texts == ["in the popover"])
    session.press(key: .escape)
    #expect(session.keyWindow?.presentations.isEmpty == true)
    session.press("Cover")
    #expect(session.keyWindow?.presentations.map(\.kind) == [.fullScreenCover])
  }

  @Test(
    "An inspector is part of the window while its flag is true, and publishes nothing of its own")
  func inspector() {
    let session = Session(showing: Presenting())
    #expect(session.texts.isEmpty)
    _ = session.perform(.toggle(ElementQuery("Details")))
    #expect(session.texts == ["in the inspector"])
    #expect(session.focusedValues.isEmpty)
  }

  private struct Fault: Identifiable {
    let id: Int
  }

  private struct Alerting: View {
    @State private var fault: Fault?
    @State private var outcome = ""
    var body: some View {
      Text(outcome)
      Button("Fail") { fault = Fault(id: 7) }
        .alert(item: $fault) { fault in
          Alert(
            title: Text("Fault \(fault.id)"), message: Text("Try again?"),
            primaryButton: .default(Text("Again")) { outcome = "again \(fault.id)" },
            secondaryButton: .cancel())
        }
    }
  }

  @Test("An alert for an item has the value's title, message and buttons; Return presses the first")
  func alertItem() {
    let session = Session(showing: Alerting())
    session.press("Fail")
    let alert = session.keyWindow?.presentations.first
    #expect(alert?.title == "Fault 7")
    #expect(session.texts == ["Try again?"])
    #expect(session.element("Cancel")?.action == .cancel)
    session.press(key: .return)
    #expect(session.texts == ["again 7"])
    session.press("Fail")
    session.press(key: .escape)
    #expect(session.keyWindow?.presentations.isEmpty == true)
  }

  private enum Trouble: LocalizedError {
    case full
    var errorDescription: String? { "The disk is full." }
  }

  @Test("An alert about an error is titled by it")
  func alertError() {
    struct Erring: View {
      @State private var isUp = false
      var body: some View {
        Button("Fail") { isUp = true }
          .alert(isPresented: $isUp, error: Trouble.full) { _ in
            Button("Oh") {}
          } message: {
            Text("case \($0)")
          }
      }
    }
    let session = Session(showing: Erring())
    session.press("Fail")
    #expect(session.keyWindow?.presentations.first?.title == "The disk is full.")
    #expect(session.texts == ["case full"])
    session.press("Oh")
    #expect(session.keyWindow?.presentations.isEmpty == true)
  }

  @Test("A file dialog hands over the path that is typed, or nothing when it is cancelled")
  func files() {
    struct Opening: View {
      @State private var isUp = false
      @State private var opened = "nothing"
      var body: some View {
        Text(opened)
        Button("Open File") { isUp = true }
          .fileImporter(isPresented: $isUp, allowedContentTypes: [.json]) { result in
            if case .success(let url) = result { opened = url.path() }
          }
      }
    }
    let session = Session(showing: Opening())
    session.press("Open File")
    #expect(session.keyWindow?.presentations.first?.id == "open")
    #expect(session.press(key: .return).refusal?.code == .disabled)
    session.press(key: .escape)
    #expect(session.texts == ["nothing"])
    session.press("Open File")
    session.set("Path", "/tmp/a.json")
    session.press(key: .return)
    #expect(session.texts == ["/tmp/a.json"])
  }
}
