// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The frame of every form: fields, what is wrong or under way, and the two buttons.
///
/// While the operation runs only Cancel can be pressed, which stops it. When it fails the form
/// stays with all that was typed; when it succeeds the form ends.
struct EditorForm<Draft: Editor, Fields: View>: View {
  @Binding var editor: Draft
  let work: RunningOperation.Work
  let fields: Fields
  @Environment(RepositoryModel.self) private var model
  @Environment(SheetCoordinator.self) private var coordinator
  @Environment(\.dismiss) private var dismiss

  init(
    _ editor: Binding<Draft>, work: @escaping RunningOperation.Work,
    @ViewBuilder fields: () -> Fields
  ) {
    _editor = editor
    self.work = work
    self.fields = fields()
  }

  var body: some View {
    Form {
      fields.disabled(isRunning)
      FormStatus(operation: model.operation, problem: editor.problem, failure: editor.failure)
    }
    .formStyle(.grouped)
    .frame(minWidth: 420)
    .navigationTitle(Draft.title)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel, action: cancel).keyboardShortcut(.cancelAction)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button(Draft.action, action: confirm)
          .keyboardShortcut(.defaultAction)
          .disabled(isRunning || editor.problem != nil)
          .help(editor.problem ?? "")
      }
    }
    .onChange(of: editor.isPresented) { _, isPresented in
      if !isPresented { dismiss() }
    }
    .onDisappear { model.operation?.cancel() }
  }

  private var isRunning: Bool { model.operation != nil }

  private func confirm() {
    editor.failure = nil
    model.start(Draft.activity, work) { error in
      editor.failure = error
      if error == nil { editor.dismiss() }
    }
  }

  private func cancel() {
    if let operation = model.operation {
      operation.cancel()
    } else {
      coordinator.abandon()
      editor.dismiss()
    }
  }
}

/// What a form says below its fields.
private struct FormStatus: View {
  let operation: RunningOperation?
  let problem: String?
  let failure: RepositoryError?

  var body: some View {
    if let operation {
      OperationView(operation: operation)
    } else {
      if let failure { ErrorText(error: failure) }
      if let problem { Text(problem) }
    }
  }
}
