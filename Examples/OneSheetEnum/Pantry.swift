// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// One enumeration of sheets for a window, which the menu of the whole app sets in the focused one.
///
/// The window keeps a `PantrySheet?` in its state and publishes a binding that always has a value: reading it
/// gives the default while nothing is presented, writing it presents. The menu knows no window.
@main
struct Pantry: App {
  var body: some Scene {
    WindowGroup("Pantry", id: "pantry") { PantryWindow() }
      .commands { PantryCommands() }
  }
}

/// The sheets of a window.
enum PantrySheet: String, Identifiable {
  case add, count, share
  var id: Self { self }
}

extension FocusedValues {
  @Entry var pantrySheet: Binding<PantrySheet>?
}

/// The menu: each item is off while no window publishes where to present.
struct PantryCommands: Commands {
  @FocusedValue(\.pantrySheet) private var sheet

  var body: some Commands {
    CommandMenu("Pantry") {
      item("Add Food…", .add).keyboardShortcut("a", modifiers: [.command, .shift])
      item("Count…", .count)
      item("Share…", .share)
    }
  }

  private func item(_ title: LocalizedStringKey, _ wanted: PantrySheet) -> some View {
    Button(title) { sheet?.wrappedValue = wanted }.disabled(sheet == nil)
  }
}

/// A window with its food and the one sheet that is up.
struct PantryWindow: View {
  @State private var sheet: PantrySheet?
  @State private var foods = ["Rice"]

  var body: some View {
    List(foods, id: \.self) { Text($0) }
      .focusedSceneValue(\.pantrySheet, $sheet.safeBinding(defaultValue: .add))
      .sheet(item: $sheet) { PantrySheetView(sheet: $0, foods: $foods) }
  }
}

/// The view of every sheet.
struct PantrySheetView: View {
  let sheet: PantrySheet
  @Binding var foods: [String]
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    Form {
      switch sheet {
      case .add:
        TextField("Food", text: $name)
        Button("Add") {
          foods.append(name)
          dismiss()
        }
        .keyboardShortcut(.defaultAction).disabled(name.isEmpty)
      case .count: Text("There are \(foods.count) foods.")
      case .share: Text(foods.joined(separator: ", "))
      }
      Button("Close", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
    }
  }
}
