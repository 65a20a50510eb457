// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A router for each window, which any view inside sets to say where to go.
///
/// Destinations that share an id take each other's place in the sheet that is up; others replace it.
@main
struct Library: App {
  var body: some Scene {
    WindowGroup("Library", id: "library") { LibraryWindow() }
      .commands { LibraryCommands() }
  }
}

/// Where the window of a router has gone.
@Observable @MainActor
final class Router {
  var destination: Destination?
  var path: [String] = []
}

/// What a sheet can show.
enum Destination: Identifiable, Hashable {
  case composer
  case preview(String)
  case report(book: String)

  /// Composer and preview are two sides of one sheet.
  var id: String {
    switch self {
    case .composer, .preview: "review"
    case .report: "report"
    }
  }
}

struct LibraryCommands: Commands {
  @FocusedValue(Router.self) private var router

  var body: some Commands {
    CommandMenu("Go") {
      Button("Write a Review…") { router?.destination = .composer }.disabled(router == nil)
      Button("First Page") { router?.path = [] }.disabled(router?.path.isEmpty ?? true)
    }
  }
}

/// The root of a window: owns the router, and puts it around everything that uses it.
struct LibraryWindow: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      BookList().navigationDestination(for: String.self) { BookPage(title: $0) }
    }
    .sheet(item: $router.destination) { DestinationView(destination: $0) }
    .environment(router)
    .focusedSceneValue(router)
  }
}

struct BookList: View {
  var body: some View {
    List(["Emma", "Walden"], id: \.self) { NavigationLink($0, value: $0) }
      .navigationTitle("Books")
  }
}

/// A page that presents without knowing who shows it.
struct BookPage: View {
  let title: String
  @Environment(Router.self) private var router

  var body: some View {
    Button("Report a Fault") { router.destination = .report(book: title) }
      .navigationTitle(title)
  }
}
