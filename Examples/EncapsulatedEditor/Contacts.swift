// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A sheet whose draft, validity and presentation are one value, which only its own file can present.
///
/// Adding and changing share `ContactEditor`: whoever wants the sheet calls `present`, which cannot be done
/// without a draft, and gets back what was saved.
@main
struct Contacts: App {
  var body: some Scene {
    WindowGroup("Contacts", id: "contacts") { ContactsWindow() }
      .commands { ContactCommands() }
  }
}

struct Contact: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  var name: String
  var description: String { name }
}

extension FocusedValues {
  @Entry var contactEditor: Binding<ContactEditor>?
}

struct ContactCommands: Commands {
  @FocusedValue(\.contactEditor) private var editor

  var body: some Commands {
    CommandMenu("Contact") {
      Button("New Contact…") { editor?.wrappedValue.present() }.disabled(editor == nil)
    }
  }
}

/// A window with its contacts and the editor that both buttons and the menu use.
struct ContactsWindow: View {
  @State private var contacts = [Contact(id: 1, name: "Ann")]
  @State private var editor = ContactEditor()

  var body: some View {
    List(contacts) { contact in
      Button("Edit \(contact.name)") { editor.present(contact) }
    }
    .focusedSceneValue(\.contactEditor, $editor)
    .contactEditor($editor) { save($0) }
  }

  /// Finds the contact by its id, which may have moved or gone while the sheet was up.
  private func save(_ saved: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == saved.id }) {
      contacts[index] = saved
    } else {
      contacts.append(Contact(id: (contacts.map(\.id).max() ?? 0) + 1, name: saved.name))
    }
  }
}
