// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The content of the sheet, with navigation of its own.
struct DestinationView: View {
  let destination: Destination
  @Environment(Router.self) private var router

  var body: some View {
    NavigationStack {
      switch destination {
      case .composer: Composer()
      case .preview(let text): Preview(text: text)
      case .report(let book): Report(book: book)
      }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { router.destination = nil }.keyboardShortcut(.cancelAction)
      }
    }
  }
}

private struct Composer: View {
  @Environment(Router.self) private var router
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Review", text: $text)
      Button("Preview") { router.destination = .preview(text) }.disabled(text.isEmpty)
    }
    .navigationTitle("Review")
  }
}

private struct Preview: View {
  let text: String
  @Environment(Router.self) private var router

  var body: some View {
    Text(text)
    Button("Write On") { router.destination = .composer }
      .navigationTitle("Preview")
  }
}

private struct Report: View {
  let book: String

  var body: some View {
    List {
      NavigationLink("A Page Is Missing", value: "A page is missing in \(book).")
    }
    .navigationDestination(for: String.self) { Text($0).navigationTitle("Thank You") }
    .navigationTitle("Report \(book)")
  }
}
