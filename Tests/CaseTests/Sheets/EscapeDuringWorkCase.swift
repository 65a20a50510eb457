// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A sheet that Escape ends while the work that it shows goes on.
///
/// Seen: <https://github.com/ninxsoft/Mist/issues/71>.
@MainActor @Suite("Case: Escape during a download")
struct EscapeDuringWorkCase {
  fileprivate struct DownloadSheet: View {
    let isGuarded: Bool
    @Binding var isDownloading: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("downloading")
      Button("Stop") {
        isDownloading = false
        dismiss()
      }
      .interactiveDismissDisabled(isGuarded)
    }
  }

  fileprivate struct DownloadWindow: View {
    let isGuarded: Bool
    @State private var isSheetUp = false
    @State private var isDownloading = false

    var body: some View {
      Text(isDownloading ? "working" : "idle")
      Button("Download") {
        isDownloading = true
        isSheetUp = true
      }
      .sheet(isPresented: $isSheetUp) {
        DownloadSheet(isGuarded: isGuarded, isDownloading: $isDownloading)
      }
    }
  }

  private struct DownloadApp: App {
    var isGuarded = false
    var body: some Scene { WindowGroup { DownloadWindow(isGuarded: isGuarded) } }
  }

  @Test("S26: Escape ends a plain sheet, and nothing tells the work")
  func seen() throws {
    let app = AppDriver(DownloadApp())
    try app.press("Download")
    try app.pressEscape()
    #expect(app.sheet == nil)
    #expect(app.texts == ["working"])
  }

  @Test("S25: with interactiveDismissDisabled Escape is refused, and the button ends both")
  func wanted() throws {
    let app = AppDriver(DownloadApp(isGuarded: true))
    try app.press("Download")
    let refusal = #expect(throws: Refusal.self) { try app.pressEscape() }
    #expect(refusal?.code == .blocked)
    try app.press("Stop")
    #expect(app.texts == ["idle"])
  }
}
