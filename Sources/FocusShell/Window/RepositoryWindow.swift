// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A window on a repository: what it holds, and the sheet that is up.
struct RepositoryWindow: View {
  @Binding private var folder: URL?
  @State private var model: RepositoryModel
  @State private var coordinator = SheetCoordinator()
  @State private var sheetToShow: Sheet?

  init(folder: Binding<URL?>, library: RepositoryLibrary) {
    _folder = folder
    _model = State(initialValue: RepositoryModel(folder: folder.wrappedValue, library: library))
  }

  var body: some View {
    RepositoryContent()
      .focusedSceneValue(\.sheetToShow, $sheetToShow.safeBinding(defaultValue: .addChange))
      .sheet(item: $sheetToShow, onDismiss: showNextSheet) { SheetView(sheet: $0) }
      .environment(model)
      .environment(coordinator)
      .task { await open() }
  }

  /// A window that has found its repository stands for its folder from then on.
  private func open() async {
    await model.open()
    folder = model.folder
  }

  private func showNextSheet() {
    sheetToShow = coordinator.sheetDismissed(inFavorOf: sheetToShow)
  }
}
