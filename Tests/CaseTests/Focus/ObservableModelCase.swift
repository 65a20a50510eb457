// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

/// An `@Observable` model that a menu reads, which the modifiers for `ObservableObject` do not take.
///
/// Seen: <https://developer.apple.com/forums/thread/740059> and
/// <https://github.com/feedback-assistant/reports/issues/460>. `focusedSceneObject` asks for an
/// `ObservableObject` and does not compile with such a model; the form that is keyed by type does.
@MainActor @Suite("Case: an observable model as a focused value")
struct ObservableModelCase {
  @Observable @MainActor
  fileprivate final class Player {
    var isPlaying = false
  }

  fileprivate struct PlayerWindow: View {
    @State private var player = Player()

    var body: some View {
      Text(player.isPlaying ? "playing" : "silent").focusedSceneValue(player)
    }
  }

  fileprivate struct PlayerCommands: Commands {
    @FocusedValue(Player.self) private var player

    var body: some Commands {
      CommandMenu("Playback") {
        Button(player?.isPlaying == true ? "Pause" : "Play") { player?.isPlaying.toggle() }
          .disabled(player == nil)
      }
    }
  }

  private struct PlayerApp: App {
    var body: some Scene {
      WindowGroup { PlayerWindow() }.commands { PlayerCommands() }
    }
  }

  @Test("F23: keyed by type, the menu acts on the model and follows its changes")
  func wanted() throws {
    let app = AppDriver(PlayerApp())
    try app.menu("Playback", "Play")
    #expect(app.texts == ["playing"])
    #expect(app.menuTitles("Playback") == ["Pause"])
    try app.menu("new")
    #expect(app.menuTitles("Playback") == ["Play"])
    try app.close(2)
    try app.close(1)
    #expect(try app.menuItem("play").isEnabled == false)
  }
}
