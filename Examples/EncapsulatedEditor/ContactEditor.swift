// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The draft of a contact, and whether it is being edited.
struct ContactEditor {
  /// Set by this file alone, so that no sheet comes up without a draft.
  fileprivate var isPresented = false
  fileprivate var draft = Contact(id: 0, name: "")
  private var original = Contact(id: 0, name: "")

  /// Begins to edit a contact, or a new one.
  mutating func present(_ contact: Contact = Contact(id: 0, name: "")) {
    draft = contact
    original = contact
    isPresented = true
  }

  /// Ends without saving.
  mutating func dismiss() { isPresented = false }

  fileprivate var title: String { draft.id == 0 ? "New Contact" : "Edit Contact" }

  fileprivate var canSave: Bool { !draft.name.isEmpty && draft != original }
}

extension View {
  /// Presents an editor while it is being used.
  func contactEditor(
    _ editor: Binding<ContactEditor>, onSave save: @escaping (Contact) -> Void
  ) -> some View {
    sheet(isPresented: editor.isPresented) {
      NavigationStack { ContactForm(editor: editor, save: save) }
    }
  }
}

private struct ContactForm: View {
  @Binding var editor: ContactEditor
  let save: (Contact) -> Void

  var body: some View {
    Form { TextField("Name", text: $editor.draft.name) }
      .navigationTitle(editor.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { editor.dismiss() }.keyboardShortcut(.cancelAction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(editor.draft)
            editor.dismiss()
          }
          .keyboardShortcut(.defaultAction).disabled(!editor.canSave)
        }
      }
  }
}
