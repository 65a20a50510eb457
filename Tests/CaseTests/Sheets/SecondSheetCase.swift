// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A second sheet that is asked for while one is up.
///
/// Seen: <https://github.com/subconsciousnetwork/subconscious/issues/900>, on iOS, where a log said that the
/// next one appears when the one that is up is dismissed.
@MainActor @Suite("Case: a second sheet")
struct SecondSheetCase {
  fileprivate struct FlagsWindow: View {
    @State private var isFirstUp = false
    @State private var isSecondUp = false

    var body: some View {
      Button("First") { isFirstUp = true }
        .sheet(isPresented: $isFirstUp) {
          Text("the first")
          Button("Second") { isSecondUp = true }
        }
        .background { Text("host").sheet(isPresented: $isSecondUp) { Text("the second") } }
    }
  }

  fileprivate struct NestedWindow: View {
    @State private var isFirstUp = false

    var body: some View {
      Button("First") { isFirstUp = true }.sheet(isPresented: $isFirstUp) { Nesting() }
    }

    struct Nesting: View {
      @State private var isSecondUp = false
      var body: some View {
        Text("the first")
        Button("Second") { isSecondUp = true }
          .sheet(isPresented: $isSecondUp) { Text("the second") }
      }
    }
  }

  private struct FlagsApp: App {
    var body: some Scene { WindowGroup { FlagsWindow() } }
  }

  private struct NestedApp: App {
    var body: some Scene { WindowGroup { NestedWindow() } }
  }

  private func bothAskedFor(_ app: some App) throws -> AppDriver {
    let driver = AppDriver(app)
    try driver.press("First")
    try driver.press("Second")
    return driver
  }

  @Test("S10, S11: the second waits, which is an issue, and comes when the first has gone")
  func seen() throws {
    let app = try bothAskedFor(FlagsApp())
    #expect(app.texts == ["the first"])
    #expect(app.issues.map(\.kind) == [.waitingPresentation])
    try app.pressEscape()
    #expect(app.texts == ["the second"])
    try app.pressEscape()
    #expect(app.sheet == nil)
  }

  @Test("S14: attached inside the first one's content, the second stands on it")
  func wanted() throws {
    let app = try bothAskedFor(NestedApp())
    #expect(app.presented.count == 2)
    #expect(app.texts == ["the second"])
    #expect(app.issues.isEmpty)
  }
}
