// SPDX-License-Identifier: Apache-2.0

// An app for tests: forms with every kind of field, and commands with every kind of key.

import SwiftUI

@main
struct KeyboardApp: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { ContentView() }
      .commands {
        KeyCommands()
        ManyCommands()
      }
  }
}

/// The sheets of a window.
enum Sheet: String, Identifiable {
  case account, note, question

  var id: Self { self }
}

extension FocusedValues {
  @Entry var sheetToShow: Binding<Sheet?>?
  @Entry var lastCommand: Binding<String>?
  @Entry var isLocked: Binding<Bool>?
}

struct ContentView: View {
  @State private var sheetToShow: Sheet?
  @State private var lastCommand = "none"
  @State private var message = "Nobody is signed in."

  var body: some View {
    VStack {
      Text("last: \(lastCommand)")
      Text(message)
      // A name as it may come from outside.
      Text("escape \u{1B}[2J\u{202E}name")
    }
    .focusedSceneValue(\.sheetToShow, $sheetToShow)
    .focusedSceneValue(\.lastCommand, $lastCommand)
    .sheet(item: $sheetToShow) { sheet in
      switch sheet {
      case .account: AccountForm { message = "\($0) is signed in." }
      case .note: NoteForm { message = "The note says \($0)." }
      case .question: QuestionSheet()
      }
    }
  }
}
