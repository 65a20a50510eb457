// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation
import Testing

@MainActor @Suite("Restoration")
struct RestorationTests {
  private struct Note: View {
    @Binding var name: String?
    @SceneStorage("page") private var page = 1
    @AppStorage("zoom") private var zoom = 1
    @State private var drafts = 0

    var body: some View {
      Text("\(name ?? "none") page \(page) zoom \(zoom) drafts \(drafts)")
      Button("change") {
        page += 1
        zoom += 1
        drafts += 1
      }
      Button("become a") { name = "a" }
    }
  }

  private struct NotesApp: App {
    var isRestored = true
    var welcome = SceneLaunchBehavior.automatic

    var body: some Scene {
      WindowGroup("Note", id: "note", for: String.self) { Note(name: $0) }
      Window("Welcome", id: "welcome") { Text("welcome") }
        .defaultLaunchBehavior(welcome)
        .restorationBehavior(isRestored ? .automatic : .disabled)
    }
  }

  /// Starts an app again with what one before has left in a file.
  private func again(_ app: some App, after before: AppDriver) throws -> AppDriver {
    let file = try JSONEncoder().encode(before.session.savedWindows)
    let session = Session(app, opensLaunchWindow: false)
    session.restore(try JSONDecoder().decode(SavedWindows.self, from: file))
    return AppDriver(driving: session)
  }

  @Test(
    "W15, W16: what SceneStorage and AppStorage keep comes back with the windows, State does not")
  func storage() throws {
    let before = AppDriver(NotesApp())
    try before.openWindow("note", value: "b")
    try before.press("change")
    let after = try again(NotesApp(), after: before)
    #expect(
      after.windows.map(\.content.texts) == [
        ["b page 2 zoom 2 drafts 0"], ["none page 1 zoom 2 drafts 0"],
      ])
  }

  @Test("W16: what SceneStorage kept for a window that was closed is gone")
  func closedWindow() throws {
    let before = AppDriver(NotesApp())
    try before.openWindow("note", value: "b")
    try before.press("change")
    try before.close(2)
    let after = try again(NotesApp(), after: before)
    try after.openWindow("note", value: "b")
    #expect(after.texts == ["b page 1 zoom 2 drafts 0"])
  }

  @Test("W15: two windows that came to present equal values both come back")
  func equalValues() throws {
    let before = AppDriver(NotesApp())
    try before.openWindow("note", value: "a")
    try before.openWindow("note", value: "b")
    try before.press("become a")
    #expect(try again(NotesApp(), after: before).windows.count == 3)
  }

  @Test("W3: a value that cannot be read any more is nil")
  func unreadableValue() {
    let session = Session(
      TestApp {
        WindowGroup(id: "n", for: Int.self) { $n in Text("\(n.map(String.init) ?? "none")") }
      },
      opensLaunchWindow: false)
    let before = AppDriver(NotesApp())
    _ = before.session.perform(.openWindow(scene: "note", value: "word"))
    var saved = before.session.savedWindows
    saved.windows = saved.windows.suffix(1).map { window in
      var window = window
      window.scene = "n"
      return window
    }
    session.restore(saved)
    #expect(AppDriver(driving: session).texts == ["none"])
  }

  @Test("W15: a scene that opts out by now is not restored")
  func optedOut() throws {
    let before = AppDriver(NotesApp())
    try before.menu("welcome")
    #expect(try again(NotesApp(), after: before).windows.map(\.scene) == ["welcome", "note"])
    #expect(try again(NotesApp(isRestored: false), after: before).windows.map(\.scene) == ["note"])
  }

  @Test("W14: a scene that is presented at launch comes up beside what is restored, once")
  func presented() throws {
    let before = AppDriver(NotesApp())
    let app = NotesApp(welcome: .presented)
    #expect(try again(app, after: before).windows.map(\.scene) == ["note", "welcome"])
    try before.menu("welcome")
    #expect(try again(app, after: before).windows.map(\.scene) == ["welcome", "note"])
  }
}
