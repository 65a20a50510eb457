// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The form that clones a repository and opens the clone in a window.
struct CloneView: View {
  let library: RepositoryLibrary
  @State private var editor: CloneEditor
  @Environment(\.openWindow) private var openWindow

  init(library: RepositoryLibrary) {
    self.library = library
    var editor = CloneEditor()
    editor.present(home: library.home)
    _editor = State(initialValue: editor)
  }

  var body: some View {
    EditorForm($editor, work: clone) {
      TextField("URL", text: $editor.url, prompt: Text("https://host/repository.git"))
      TextField("Directory", text: $editor.directory)
      TextField("Branch", text: $editor.branch, prompt: Text("The remote's own choice"))
      if let destination = editor.destination { Text("Clones into \(destination)") }
    }
  }

  private func clone(progress: @escaping ProgressHandler) async throws {
    openWindow(value: try await library.clone(editor.request, progress: progress))
  }
}
