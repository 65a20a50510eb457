// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

/// A form with a secret, whose fields a command disables.
struct AccountForm: View {
  let signIn: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var password = ""
  @State private var server = "mail"
  @State private var remembers = false
  @State private var isLocked = false

  var body: some View {
    Form {
      Group {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Picker("Server", selection: $server) {
          ForEach(["mail", "news", "north wind"], id: \.self) { Text($0) }
        }
        Toggle("Remember", isOn: $remembers)
      }
      .disabled(isLocked)
      FormButtons("Sign In", problem: name.isEmpty ? "A name is needed." : nil) {
        signIn("\(name):\(password.count):\(server):\(remembers)")
      }
    }
    .navigationTitle("Account")
    .focusedSceneValue(\.isLocked, $isLocked)
  }
}

/// A form with text of several lines, a day and a path.
struct NoteForm: View {
  let save: (String) -> Void
  @State private var text = "first line"
  @State private var due = Date(timeIntervalSince1970: 0)
  @State private var folder = ""

  var body: some View {
    Form {
      TextEditor(text: $text).accessibilityLabel("Text")
      DatePicker("Due", selection: $due, displayedComponents: .date)
      TextField("Folder", text: $folder)
      FormButtons("Save", problem: nil) { save("\(text)|\(folder)") }
    }
    .navigationTitle("Note")
  }
}

/// A sheet without fields.
struct QuestionSheet: View {
  @State private var answer = "none"

  var body: some View {
    Text("Is it so?")
    Text("answer: \(answer)")
    Button("Perhaps") { answer = "perhaps" }
    FormButtons("Yes", problem: nil) {}
  }
}

/// The buttons of every form.
private struct FormButtons: View {
  let title: String
  let problem: String?
  let action: () -> Void
  @Environment(\.dismiss) private var dismiss

  init(_ title: String, problem: String?, action: @escaping () -> Void) {
    self.title = title
    self.problem = problem
    self.action = action
  }

  var body: some View {
    Button("Cancel") { dismiss() }.keyboardShortcut(.cancelAction)
    Button(title) {
      action()
      dismiss()
    }
    .keyboardShortcut(.defaultAction)
    .disabled(problem != nil)
    .help(problem ?? "")
  }
}
