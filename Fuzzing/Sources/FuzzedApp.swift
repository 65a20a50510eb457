// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// An app with one of each thing that lines act on, and nothing that takes time.
struct FuzzedApp: App {
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { FuzzedWindow() }
      .commands { FuzzedCommands() }
    WindowGroup("Note", id: "note", for: Int.self) { $number in Text("Note \(number ?? 0)") }
  }
}

private enum FuzzedSheet: String, Identifiable {
  case edit, confirm
  var id: Self { self }
}

private struct SheetKey: FocusedValueKey { typealias Value = Binding<FuzzedSheet?> }

extension FocusedValues {
  fileprivate var sheet: Binding<FuzzedSheet?>? {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}

private struct FuzzedCommands: Commands {
  @FocusedValue(\.sheet) private var sheet

  var body: some Commands {
    CommandMenu("Note") {
      Button("Edit…") { sheet?.wrappedValue = .edit }.keyboardShortcut("e").disabled(sheet == nil)
      Button("Erase…") { sheet?.wrappedValue = .confirm }
      Menu("More") { Button("Nothing") { sheet?.wrappedValue = nil } }
    }
  }
}

private struct FuzzedWindow: View {
  @State private var sheet: FuzzedSheet?
  @State private var asks = false

  var body: some View {
    VStack {
      Text("Notes")
      Button("Ask") { asks = true }
    }
    .navigationTitle("Notes")
    .focusedSceneValue(\.sheet, $sheet)
    .sheet(item: $sheet) { FuzzedForm(isLong: $0 == .edit) }
    .alert("Erase?", isPresented: $asks) { Button("Erase", role: .destructive) {} }
  }
}

private struct FuzzedForm: View {
  let isLong: Bool
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var isPinned = false
  @State private var color = "red"

  var body: some View {
    Form {
      TextField("Title", text: $title)
      if isLong {
        SecureField("Password", text: $title)
        Toggle("Pinned", isOn: $isPinned)
        Picker("Color", selection: $color) {
          ForEach(["red", "green"], id: \.self) { Text($0) }
        }
      }
      Text(title)
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { dismiss() }.disabled(title.isEmpty)
      }
    }
  }
}
