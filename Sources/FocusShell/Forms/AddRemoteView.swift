// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The form that adds a remote.
struct AddRemoteView: View {
  let repository: OpenRepository
  @State private var editor: AddRemoteEditor

  init(repository: OpenRepository) {
    self.repository = repository
    var editor = AddRemoteEditor()
    editor.present(for: repository.snapshot)
    _editor = State(initialValue: editor)
  }

  var body: some View {
    EditorForm($editor, work: add) {
      TextField("Name", text: $editor.name)
      TextField("URL", text: $editor.url, prompt: Text("https://host/repository.git"))
    }
    .onChange(of: repository.snapshot) { _, snapshot in editor.update(for: snapshot) }
  }

  private func add(progress: @escaping ProgressHandler) async throws {
    try await repository.backend.addRemote(name: editor.name.trimmed, url: editor.url.trimmed)
  }
}
