// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The form that adds a bookmark at the newest change.
struct AddBookmarkView: View {
  let repository: OpenRepository
  @State private var editor: AddBookmarkEditor

  init(repository: OpenRepository) {
    self.repository = repository
    var editor = AddBookmarkEditor()
    editor.present(for: repository.snapshot)
    _editor = State(initialValue: editor)
  }

  var body: some View {
    EditorForm($editor, work: add) {
      TextField("Name", text: $editor.name)
      Text(target)
    }
    .onChange(of: repository.snapshot) { _, snapshot in editor.update(for: snapshot) }
  }

  private var target: String {
    guard let change = editor.target else { return "The first change will be its beginning." }
    return "On \(change.shortID) \(PlainText.line(change.summary))"
  }

  private func add(progress: @escaping ProgressHandler) async throws {
    try await repository.backend.addBookmark(
      editor.name.trimmed, at: editor.target?.id, switching: editor.switches)
  }
}
