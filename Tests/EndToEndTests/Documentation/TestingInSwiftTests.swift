// SPDX-License-Identifier: Apache-2.0

// The tests of Documentation/testing-in-swift.md, to the letter; `DocumentationTests` compares them.

import FocusModel
import FocusTesting
import Testing

@Test @MainActor func noteSheetComesUp() async throws {
  let app = AppDriver(NotesApp())
  try app.menu("Note", "New Note…")
  await app.expect("sheet note")
  await app.expect("text 'the note sheet'")
  await app.run(":escape", ":expect no sheet", ":expect no issue")
}

@Test @MainActor func scripts() async {
  let app = AppDriver(NotesApp())
  await app.run(script: "Scripts/new-note.txt")
}

@Suite(.drivesApp) @MainActor struct NoteTests {
  let app = AppDriver(NotesApp())

  @Test func newNote() throws { try app.menu("Note", "New Note…") }
}
