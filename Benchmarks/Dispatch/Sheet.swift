// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The sheets of a repository window.
enum Sheet: Identifiable, Hashable {
  case addBookmark
  case addChange
  case addRemote
  case editChangeDescription
  case push
  case clone

  var id: Self { self }
}

extension FocusedValues {
  /// The binding through which the menu commands say which sheet the focused window shows.
  @Entry var sheetToShow: Binding<Sheet>?
}

/// The one sheet view: a form for each case.
struct SheetView: View {
  let sheet: Sheet

  var body: some View {
    switch sheet {
    case .addBookmark: SheetForm(field: "Name", confirm: "Add Bookmark")
    case .addChange: SheetForm(field: "Description", confirm: "Add Change")
    case .addRemote: SheetForm(field: "Address", confirm: "Add Remote")
    case .editChangeDescription: SheetForm(field: "Description", confirm: "Save")
    case .push: SheetForm(field: "Remote", confirm: "Push")
    case .clone: SheetForm(field: "Address", confirm: "Clone")
    }
  }
}

/// One text field and two buttons.
struct SheetForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  let field: String
  let confirm: String

  var body: some View {
    Form {
      TextField(field, text: $text)
      Button("Cancel", role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
      Button(confirm) { dismiss() }
        .keyboardShortcut(.defaultAction)
        .disabled(text.isEmpty)
    }
  }
}
