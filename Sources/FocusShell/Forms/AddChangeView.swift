// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The form that records all uncommitted work as a change.
struct AddChangeView: View {
  let repository: OpenRepository
  @State private var editor: AddChangeEditor

  init(repository: OpenRepository) {
    self.repository = repository
    var editor = AddChangeEditor()
    editor.present()
    _editor = State(initialValue: editor)
  }

  var body: some View {
    EditorForm($editor, work: add) {
      TextField("Description", text: $editor.text, axis: .vertical)
      Text(summary)
    }
  }

  private var summary: String {
    switch repository.snapshot.uncommittedFiles.count {
    case 0: "No file has changed: the change will be empty."
    case 1: "The change will hold 1 file."
    case let count: "The change will hold \(count) files."
    }
  }

  private func add(progress: @escaping ProgressHandler) async throws {
    try await repository.backend.commit(description: editor.text)
  }
}
