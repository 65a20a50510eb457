// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A sheet that is asked for by a flag and reads its data from beside it.
///
/// Seen: <https://github.com/pasrom/meeting-transcriber/pull/332> and, on iOS,
/// <https://github.com/nightscout/Trio/pull/1132>: the first sheet was empty, although the data had been
/// set before the flag. By default content sees the state as it is; a policy gives what was seen.
@MainActor @Suite("Case: a flag and its data")
struct FlagAndDataCase {
  fileprivate struct Speaker: Identifiable, Equatable {
    let id: String
  }

  fileprivate struct FlagWindow: View {
    let setsData: Bool
    @State private var isUp = false
    @State private var speaker: Speaker?

    var body: some View {
      Button("Rename") {
        if setsData { speaker = Speaker(id: "Ann") }
        isUp = true
      }
      .sheet(isPresented: $isUp) { if let speaker { Text("rename \(speaker.id)") } }
    }
  }

  fileprivate struct ItemWindow: View {
    @State private var speaker: Speaker?

    var body: some View {
      Button("Rename") { speaker = Speaker(id: "Ann") }
        .sheet(item: $speaker) { speaker in
          Text("rename \(speaker.id)")
          Button("Done") { self.speaker = nil }
        }
    }
  }

  private struct FlagApp: App {
    var setsData = false
    var body: some Scene { WindowGroup { FlagWindow(setsData: setsData) } }
  }

  private struct ItemApp: App {
    var body: some Scene { WindowGroup { ItemWindow() } }
  }

  @Test("S7: raised without its data, the flag shows an empty sheet")
  func seen() throws {
    let app = AppDriver(FlagApp())
    try app.press("Rename")
    #expect(app.sheet?.content.isEmpty == true)
    #expect(app.issues.map(\.kind) == [.outOfStep])
  }

  private var stale: Policies {
    var policies = Policies()
    policies.flagContentIsFresh = false
    return policies
  }

  @Test(
    "S7: by the policy, the first sheet is empty though its data was set, and the second is not")
  func seenThoughBothWritten() throws {
    let app = AppDriver(FlagApp(setsData: true), policies: stale)
    try app.press("Rename")
    #expect(app.sheet?.content.isEmpty == true)
    #expect(app.issues.map(\.kind) == [.outOfStep])
    try app.pressEscape()
    try app.press("Rename")
    #expect(app.texts == ["rename Ann"])
  }

  @Test("S7: with item the first sheet has its data, by the policy too")
  func wantedByItem() throws {
    let app = AppDriver(ItemApp(), policies: stale)
    try app.press("Rename")
    #expect(app.texts == ["rename Ann"])
    #expect(app.issues.isEmpty)
  }

  @Test("S7: a content that reads both after one action sees both")
  func bothWritten() throws {
    let app = AppDriver(FlagApp(setsData: true))
    try app.press("Rename")
    #expect(app.texts == ["rename Ann"])
  }

  @Test("S1, S7: with item there is no sheet without its data")
  func wanted() throws {
    let app = AppDriver(ItemApp())
    try app.press("Rename")
    #expect(app.texts == ["rename Ann"])
    try app.press("Done")
    #expect(app.sheet == nil)
    #expect(app.issues.isEmpty)
  }
}
