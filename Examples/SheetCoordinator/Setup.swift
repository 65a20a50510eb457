// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Sheets that ask for the next one, presented one after the other by a coordinator.
///
/// A sheet says what comes after it and knows nothing of how it is shown. The next one comes up when the one
/// before has gone, in its `onDismiss`, so that none is lost.
@main
struct Setup: App {
  var body: some Scene {
    WindowGroup("Setup", id: "setup") { SetupWindow() }
      .commands { SetupCommands() }
  }
}

struct SetupCommands: Commands {
  @FocusedObject private var coordinator: SheetCoordinator<SetupSheet>?

  var body: some Commands {
    CommandMenu("Setup") {
      Button("Begin…") { coordinator?.present(.name) }.disabled(coordinator == nil)
    }
  }
}

struct SetupWindow: View {
  @StateObject private var coordinator = SheetCoordinator<SetupSheet>()

  var body: some View {
    Text(coordinator.finished.isEmpty ? "not set up" : coordinator.finished.joined(separator: ", "))
      .coordinatedSheets(coordinator)
      .focusedSceneObject(coordinator)
  }
}

/// The steps of the set-up.
enum SetupSheet: String, CoordinatedSheet {
  case name, folder, summary

  var id: Self { self }

  func content(in coordinator: SheetCoordinator<Self>) -> some View {
    Form {
      switch self {
      case .name: StepButton(title: "Use My Name", next: .folder, coordinator: coordinator)
      case .folder: StepButton(title: "Use Documents", next: .summary, coordinator: coordinator)
      case .summary: StepButton(title: "Finish", next: nil, coordinator: coordinator)
      }
      Button("Cancel", role: .cancel) { coordinator.present(nil) }
        .keyboardShortcut(.cancelAction)
    }
  }
}

private struct StepButton: View {
  let title: LocalizedStringKey
  let next: SetupSheet?
  let coordinator: SheetCoordinator<SetupSheet>

  var body: some View {
    Button(title) { coordinator.finish(next: next) }.keyboardShortcut(.defaultAction)
  }
}
