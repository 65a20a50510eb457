// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The form that pushes a bookmark to a remote.
///
/// Without any remote there is nothing to choose: the form makes way for the one that adds a
/// remote, and comes back when that is done.
struct PushView: View {
  let repository: OpenRepository
  @State private var editor: PushEditor
  @Environment(RepositoryModel.self) private var model
  @Environment(SheetCoordinator.self) private var coordinator

  init(repository: OpenRepository) {
    self.repository = repository
    var editor = PushEditor()
    editor.present(for: repository.snapshot)
    _editor = State(initialValue: editor)
  }

  var body: some View {
    EditorForm($editor, work: push) {
      Picker("Remote", selection: $editor.remote) {
        ForEach(editor.remotes) { Text(PlainText.line($0.name)).tag($0.name) }
      }
      Picker("Bookmark", selection: $editor.bookmark) {
        ForEach(editor.bookmarks) { Text(PlainText.line($0.name)).tag($0.name) }
      }
      Toggle("Force", isOn: $editor.force)
      Toggle("Set Upstream", isOn: $editor.setsUpstream)
    }
    .onChange(of: repository.snapshot) { _, snapshot in editor.update(for: snapshot) }
    .onAppear(perform: askForRemote)
  }

  private func askForRemote() {
    guard editor.remotes.isEmpty else { return }
    coordinator.present([.addRemote, .push])
    editor.dismiss()
  }

  private func push(progress: @escaping ProgressHandler) async throws {
    let request = editor.request
    let outcome = try await repository.backend.push(request, progress: progress)
    model.tell(outcome.text(of: request))
  }
}

extension PushOutcome {
  /// What a push did, as a person reads it.
  fileprivate func text(of request: PushRequest) -> String {
    let destination = "\(request.remote)/\(request.remoteBookmark ?? request.bookmark)"
    return switch self {
    case .created: "Pushed \(request.bookmark) to the new \(destination)."
    case .updated: "Pushed \(request.bookmark) to \(destination)."
    case .forced: "Pushed \(request.bookmark) to \(destination), replacing what was there."
    case .upToDate: "\(destination) was up to date."
    }
  }
}
