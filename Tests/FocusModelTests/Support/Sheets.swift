// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The sheets of the tests' repository app.
enum TestSheet: String, Identifiable, Hashable {
  case clone
  case push
  case add
  var id: Self { self }
}

extension FocusedValues {
  @Entry var sheetToShow: Binding<TestSheet>?
  @Entry var selection: Binding<Int?>?
  @Entry var caption: String?
}

/// A window of the tests' repository app: publishes where to write the sheet that it shows.
struct RepositoryWindow: View {
  let log: Log
  @State private var sheetToShow: TestSheet?
  @State private var url = ""

  init(log: Log = Log()) { self.log = log }

  var body: some View {
    Text("repository")
      .focusedSceneValue(\.sheetToShow, $sheetToShow.safeBinding(defaultValue: .add))
      .sheet(item: $sheetToShow, onDismiss: { log("onDismiss") }) { sheet in
        SheetContent(sheet: sheet, url: $url) { sheetToShow = $0 }
      }
  }
}

/// The sheet of the tests' repository app.
struct SheetContent: View {
  let sheet: TestSheet
  @Binding var url: String
  let show: (TestSheet?) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text("sheet \(sheet.rawValue)")
      TextField("URL", text: $url)
      Button("Cancel") { dismiss() }
      Button("Other") { show(sheet == .clone ? .push : .clone) }
    }
    .navigationTitle("\(sheet.rawValue.capitalized) Repository")
  }
}

/// The menu commands of the tests' repository app.
struct RepositoryCommands: Commands {
  @FocusedValue(\.sheetToShow) private var sheetToShow

  var body: some Commands {
    CommandMenu("Repository") {
      Button("Clone…") { sheetToShow?.wrappedValue = .clone }
        .keyboardShortcut("c", modifiers: [.command, .shift])
      Button("Push…") { sheetToShow?.wrappedValue = .push }
        .disabled(sheetToShow == nil)
    }
  }
}

extension AppDriver {
  /// Starts the tests' repository app.
  static func repository(_ policies: Policies = Policies(), log: Log = Log()) -> AppDriver {
    AppDriver(
      TestApp {
        WindowGroup("Repository", id: "repository") { RepositoryWindow(log: log) }
          .commands { RepositoryCommands() }
      }, policies: policies)
  }
}
