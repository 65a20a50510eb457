// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// An app with a sheet, a field and a task that does not end by itself.
struct NoteBook: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { NoteBookWindow() }.commands { NoteBookCommands() }
  }
}

extension FocusedValues {
  @Entry var isWriting: Binding<Bool>?
  @Entry var work: (() -> Void)?
}

private struct NoteBookCommands: Commands {
  @FocusedValue(\.isWriting) private var isWriting
  @FocusedValue(\.work) private var work

  var body: some Commands {
    CommandMenu("Note") {
      Button("Write…") { isWriting?.wrappedValue = true }
      Button("Work") { work?() }
    }
  }
}

private struct NoteBookWindow: View {
  @State private var isWriting = false
  @State private var title = ""

  var body: some View {
    Text("Title \(title)")
      .navigationTitle("Notes")
      .focusedSceneValue(\.isWriting, $isWriting)
      .focusedSceneValue(\.work) { Task { try? await Task.sleep(for: .seconds(3_600)) } }
      .sheet(isPresented: $isWriting) {
        TextField("Title", text: $title).navigationTitle("Write")
      }
  }
}
