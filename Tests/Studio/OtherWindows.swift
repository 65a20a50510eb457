// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A window that presents a number, which it may change.
struct CardWindow: View {
  @Binding var number: Int?
  @Environment(Library.self) private var library
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  @State private var isUp = false

  var body: some View {
    Form {
      Wishes(isUp ? "card-sheet" : nil)
      Text("card \(number ?? 0)")
      Button("Next Card") { number = (number ?? 0) % 3 + 1 }
      Button("Open Next Card") { openWindow(value: (number ?? 0) % 3 + 1) }
      Button("Open Log") { openWindow(id: "log") }
      Button("Close Card") { dismiss() }
      Button("Show Sheet") { isUp = true }
    }
    .navigationTitle("Card \(number ?? 0)")
    .sheet(isPresented: $isUp, onDismiss: library.ledger.counting("card")) {
      Form {
        Wishes()
        Button("End and Open") {
          isUp = false
          openWindow(id: "log")
        }
        Button("Close Politely") { dismissWindow() }
        Button("Close for Good") {
          withTransaction(\.dismissBehavior, .destructive) { dismissWindow() }
        }
      }
      .navigationTitle("Card Sheet")
    }
  }
}

/// A single window over what is shared.
struct LogWindow: View {
  @Environment(Library.self) private var library
  @State private var query = ""

  var body: some View {
    TextField("Search", text: $query).focusedValue(\.fieldName, "search")
    Button("Raise Shared Notice") { library.hasNotice = true }
    Text("\(library.cards.count) cards")
  }
}

/// A window of tools.
struct PaletteWindow: View {
  @State private var color = ""
  var body: some View { TextField("Color", text: $color) }
}

/// The settings.
struct SettingsWindow: View {
  @AppStorage("isVerbose") private var isVerbose = false
  var body: some View { Toggle("Verbose", isOn: $isVerbose) }
}
