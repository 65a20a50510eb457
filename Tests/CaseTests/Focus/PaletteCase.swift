// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A window title that is lost while a palette has keyboard focus.
///
/// Seen: <https://github.com/ghostty-org/ghostty/issues/7236>; cured there by pull requests 7249 and 7283.
@MainActor @Suite("Case: a palette that takes focus from the publisher")
struct PaletteCase {
  fileprivate struct Terminal: View {
    let isPublishedForScene: Bool
    @State private var input = ""

    var body: some View {
      let screen = TextField("Shell", text: $input)
      if isPublishedForScene {
        screen.focusedSceneValue(\.terminalTitle, "~/src")
      } else {
        screen.focusedValue(\.terminalTitle, "~/src")
      }
    }
  }

  fileprivate struct TerminalWindow: View {
    let isPublishedForScene: Bool
    @State private var isPaletteShown = false
    @State private var query = ""
    @FocusedValue(\.terminalTitle) private var title

    var body: some View {
      VStack {
        Terminal(isPublishedForScene: isPublishedForScene)
        Button("Palette") { isPaletteShown.toggle() }
        if isPaletteShown { TextField("Palette Search", text: $query) }
      }
      .navigationTitle(title ?? "Terminal App")
    }
  }

  private struct TerminalApp: App {
    var isPublishedForScene = false
    var body: some Scene {
      WindowGroup { TerminalWindow(isPublishedForScene: isPublishedForScene) }
    }
  }

  @Test("F14: published for the view, the title falls back while the palette has focus")
  func seen() throws {
    let app = AppDriver(TerminalApp())
    #expect(app.titles == ["~/src"])
    try app.press("Palette")
    try app.focus("Palette Search")
    #expect(app.titles == ["Terminal App"])
    try app.focus("Shell")
    #expect(app.titles == ["~/src"])
  }

  @Test("F4: published for the scene, the title stays")
  func wanted() throws {
    let app = AppDriver(TerminalApp(isPublishedForScene: true))
    try app.press("Palette")
    try app.focus("Palette Search")
    #expect(app.titles == ["~/src"])
  }
}

extension FocusedValues {
  @Entry fileprivate var terminalTitle: String?
}
