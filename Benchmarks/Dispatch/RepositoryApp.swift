// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// An app with any number of repository windows and one menu of commands for the focused one.
struct RepositoryApp: App {
  static let scene = "repository"

  var body: some Scene {
    WindowGroup("Repository", id: Self.scene) { RepositoryView() }
      .commands { RepositoryCommands() }
  }
}

/// Six menu items, each of which writes the focused window's sheet.
private struct RepositoryCommands: Commands {
  @FocusedValue(\.sheetToShow) private var sheetToShow

  var body: some Commands {
    CommandMenu("Repository") {
      Button("Add Bookmark…") { sheetToShow?.wrappedValue = .addBookmark }
        .keyboardShortcut("b")
      Button("Add Change…") { sheetToShow?.wrappedValue = .addChange }
      Button("Add Remote…") { sheetToShow?.wrappedValue = .addRemote }
      Button("Edit Change Description…") { sheetToShow?.wrappedValue = .editChangeDescription }
        .keyboardShortcut("e")
        .disabled(sheetToShow == nil)
      Button("Push…") { sheetToShow?.wrappedValue = .push }
        .disabled(sheetToShow == nil)
      Button("Clone…") { sheetToShow?.wrappedValue = .clone }
        .disabled(sheetToShow == nil)
    }
  }
}

/// What the app's own closures have counted, to check the session's word against.
@MainActor
enum Tally {
  static var onDismissCalls = 0
}
