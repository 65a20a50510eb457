// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// Commands that are grey after a cold start, because nothing has keyboard focus yet.
///
/// Seen: <https://github.com/larspohlmann/markdownobserver/issues/384>; cured there by pull request 391.
@MainActor @Suite("Case: a cold start with no view focused")
struct ColdStartCase {
  fileprivate struct ReaderWindow: View {
    let isPublishedForScene: Bool
    @State private var zoom = 1
    @State private var isFollowing = false

    var body: some View {
      let text = Text("zoom \(zoom), \(isFollowing ? "following" : "still")")
      if isPublishedForScene {
        text.focusedSceneValue(\.zoom, $zoom).focusedSceneValue(\.isFollowing, $isFollowing)
      } else {
        text.focusedValue(\.zoom, $zoom).focusedValue(\.isFollowing, $isFollowing)
      }
    }
  }

  fileprivate struct ReaderCommands: Commands {
    @FocusedBinding(\.zoom) private var zoom
    @FocusedBinding(\.isFollowing) private var isFollowing

    var body: some Commands {
      CommandMenu("Reading") {
        Button("Zoom In") { zoom? += 1 }.keyboardShortcut("+").disabled(zoom == nil)
        Button("Follow") { isFollowing?.toggle() }.keyboardShortcut("l")
          .disabled(isFollowing == nil)
      }
    }
  }

  private struct ReaderApp: App {
    var isPublishedForScene = false
    var body: some Scene {
      WindowGroup("Reader", id: "reader") {
        ReaderWindow(isPublishedForScene: isPublishedForScene)
      }
      .commands { ReaderCommands() }
    }
  }

  @Test("F3, F13: published for views, the commands are grey and their shortcuts dead")
  func seen() throws {
    let app = AppDriver(ReaderApp())
    #expect(app.keyWindow?.number == 1)
    for command in ["zoom-in", "follow"] {
      #expect(try app.menuItem(command).isEnabled == false)
    }
    #expect(throws: Refusal.self) { try app.key("+") }
    #expect(app.texts == ["zoom 1, still"])
  }

  @Test("F4: published for the scene, they work as soon as the window is key")
  func wanted() throws {
    let app = AppDriver(ReaderApp(isPublishedForScene: true))
    try app.key("+")
    try app.menu("Reading", "Follow")
    #expect(app.texts == ["zoom 2, following"])
    #expect(app.issues.isEmpty)
  }
}

extension FocusedValues {
  @Entry fileprivate var zoom: Binding<Int>?
  @Entry fileprivate var isFollowing: Binding<Bool>?
}
