// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The app that the scripts of the end-to-end tests run in: one of each thing that a line can act on.
@main
struct ScriptFixtureApp: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { NotesWindow() }
      .commands { NoteCommands() }
    WindowGroup("Note", id: "note", for: Int.self) { $number in
      Text("Note \(number ?? 0)").navigationTitle("Note \(number ?? 0)")
    }
    Window("Inspector", id: "inspector") { Text("Nothing to inspect") }
  }
}
