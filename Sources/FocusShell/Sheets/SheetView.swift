// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The sheet of a case: a form, given what it works on.
///
/// The repository is read again when it comes up: others may have been at work since.
struct SheetView: View {
  let sheet: Sheet
  @Environment(RepositoryModel.self) private var model

  var body: some View {
    form.onAppear { Task { await model.reload() } }
  }

  @ViewBuilder private var form: some View {
    switch (sheet, model.repository) {
    case (.clone, _): CloneView(library: model.library)
    case (.addBookmark, let repository?): AddBookmarkView(repository: repository)
    case (.addChange, let repository?): AddChangeView(repository: repository)
    case (.addRemote, let repository?): AddRemoteView(repository: repository)
    case (.editChangeDescription, let repository?): DescriptionView(repository: repository)
    case (.push, let repository?): PushView(repository: repository)
    case (_, nil): NoRepositoryView()
    }
  }
}

/// What a sheet shows in a window without a repository.
private struct NoRepositoryView: View {
  @Environment(RepositoryModel.self) private var model
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if let failure = model.failure {
        ErrorText(error: failure)
      } else {
        Text("The repository is being read.")
      }
      Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
    }
    .navigationTitle("No Repository")
  }
}
