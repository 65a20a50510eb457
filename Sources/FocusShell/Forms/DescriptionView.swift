// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The form that edits the newest change's description.
struct DescriptionView: View {
  let repository: OpenRepository
  @State private var editor: DescriptionEditor

  init(repository: OpenRepository) {
    self.repository = repository
    var editor = DescriptionEditor()
    editor.present(for: repository.snapshot.newestChange)
    _editor = State(initialValue: editor)
  }

  var body: some View {
    EditorForm($editor, work: describe) {
      TextEditor(text: $editor.text)
        .frame(minHeight: 120)
        .accessibilityLabel("Description")
        .disabled(editor.change == nil)
      if let change = editor.change { Text("Change \(change.shortID)") }
    }
    .onChange(of: repository.snapshot.newestChange) { _, change in editor.update(for: change) }
  }

  private func describe(progress: @escaping ProgressHandler) async throws {
    guard let change = editor.change else { return }
    try await repository.backend.describe(change: change.id, as: editor.text)
  }
}
