// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A binding to an item that was unwrapped, read or written after the item became nil.
///
/// Seen: <https://github.com/pennlabs/penn-mobile-ios/pull/630>, a read that ended the app, and
/// <https://github.com/pointfreeco/episode-code-samples/issues/148>, a write that brought the sheet back.
@MainActor @Suite("Case: an unwrapped item that is cleared")
struct UnwrappedItemCase {
  fileprivate struct Draft: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  /// Reads and writes its binding once more when it goes, as a field does that ends editing.
  fileprivate struct Field: View {
    @Binding var draft: Draft
    let writesLate: Bool

    var body: some View {
      TextField("Text", text: $draft.text)
        .onDisappear { if writesLate { draft.text = "late" } else { _ = draft.text } }
    }
  }

  fileprivate struct UnwrappingWindow: View {
    let writesLate: Bool
    @State private var draft: Draft? = Draft(id: 1, text: "a")

    var body: some View {
      Text(draft?.text ?? "nothing")
        .sheet(item: $draft) { _ in
          if let unwrapped = Binding($draft) { Field(draft: unwrapped, writesLate: writesLate) }
          Button("Done") { draft = nil }
        }
    }
  }

  /// Keeps the draft by its identity: what comes late finds no element and is dropped.
  fileprivate struct LookingUpWindow: View {
    let writesLate: Bool
    @State private var drafts = [Draft(id: 1, text: "a")]
    @State private var edited: Draft? = Draft(id: 1, text: "a")

    var body: some View {
      Text(drafts.first?.text ?? "nothing")
        .sheet(item: $edited) { item in
          if let element = $drafts[id: item.id] { Field(draft: element, writesLate: writesLate) }
          Button("Done") {
            drafts = []
            edited = nil
          }
        }
    }
  }

  private struct UnwrappingApp: App {
    var writesLate = false
    var body: some Scene { WindowGroup { UnwrappingWindow(writesLate: writesLate) } }
  }

  private struct LookingUpApp: App {
    var writesLate = false
    var body: some Scene { WindowGroup { LookingUpWindow(writesLate: writesLate) } }
  }

  @Test("B1, B3: a read after the item was cleared is an issue that names the binding's owner")
  func lateReadSeen() throws {
    let app = AppDriver(UnwrappingApp())
    try app.press("Done")
    #expect(app.issues.map(\.kind) == [.lateRead])
    #expect(app.issues.first?.message.contains("\"draft\"") == true)
    #expect(app.sheet == nil)
  }

  @Test("B2: a write after the item was cleared presents the sheet again")
  func lateWriteSeen() throws {
    let app = AppDriver(UnwrappingApp(writesLate: true))
    try app.press("Done")
    #expect(app.sheet?.id == "1")
    #expect(try app.value(of: "Text") == "late")
  }

  @Test("B11: looked up by its id, a late read is harmless and a late write is dropped")
  func wanted() throws {
    for writesLate in [false, true] {
      let app = AppDriver(LookingUpApp(writesLate: writesLate))
      try app.set("Text", to: "b")
      try app.press("Done")
      #expect(app.sheet == nil)
      #expect(app.texts == ["nothing"])
      #expect(app.issues.isEmpty)
    }
  }
}
