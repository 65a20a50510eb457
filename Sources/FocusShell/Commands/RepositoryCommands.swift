// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The menus for what can be done with a repository, its changes and its bookmarks.
struct RepositoryCommands: Commands {
  var body: some Commands {
    CommandMenu("Repository") {
      SheetCommand("Clone…", .clone, key: "c")
      Divider()
      SheetCommand("Push…", .push, key: "u")
      SheetCommand("Add Remote…", .addRemote, key: "r")
    }
    CommandMenu("Change") {
      SheetCommand("Add Change…", .addChange, key: "a")
      SheetCommand("Edit Change Description…", .editChangeDescription, key: "e")
    }
    CommandMenu("Bookmark") {
      SheetCommand("Add Bookmark…", .addBookmark, key: "b")
    }
  }
}

/// A menu item that shows a sheet in the focused window.
private struct SheetCommand: View {
  let title: LocalizedStringKey
  let sheet: Sheet
  let key: KeyEquivalent
  @FocusedValue(\.sheetToShow) private var sheetToShow

  init(_ title: LocalizedStringKey, _ sheet: Sheet, key: KeyEquivalent) {
    self.title = title
    self.sheet = sheet
    self.key = key
  }

  var body: some View {
    Button(title) { sheetToShow?.wrappedValue = sheet }
      .keyboardShortcut(key, modifiers: [.command, .shift])
      .disabled(sheetToShow == nil)
  }
}
