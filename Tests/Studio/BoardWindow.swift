// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A window with sheets, an alert and a dialog of its own, and an alert that all boards share.
struct BoardWindow: View {
  @Environment(Library.self) private var library
  @State private var sheet: Item?
  @State private var isWarned = false
  @State private var isRemoving = false
  @State private var hasDetail = true
  @State private var showsNotes = false
  @State private var order = BoardOrder.byName
  @State private var title = ""
  @State private var notes = ""

  var body: some View {
    @Bindable var library = library
    Form {
      Wishes(
        sheet?.id, isWarned ? "Warning" : nil, isRemoving ? "Removal" : nil,
        library.hasNotice ? "Notice" : nil)
      TextField("Title", text: $title).focusedValue(\.fieldName, "title")
      if showsNotes { TextField("Notes", text: $notes).focusedValue(\.fieldName, "notes") }
      Toggle("Detail", isOn: $hasDetail)
      Button("Add and Warn", action: addAndWarn)
      Button("Add Shared Card") { library.cards.append("card \(library.cards.count)") }
      Text("\(library.cards.count) cards")
      if hasDetail { DetailView(hasDetail: $hasDetail) }
    }
    .navigationTitle(title.isEmpty ? "Board" : title)
    .focusedSceneValue(\.board, BoardBindings(sheet: $sheet, isWarned: $isWarned))
    .focusedSceneValue(\.isRemoving, $isRemoving)
    .focusedSceneValue(\.showsNotes, $showsNotes)
    .focusedSceneValue(\.boardOrder, $order)
    .sheet(item: $sheet, onDismiss: library.ledger.counting("board")) { item in
      SheetContent(item: item, level: 1) { sheet = $0 }
    }
    .alert("Warning", isPresented: $isWarned) { Button("Add Instead") { sheet = Item(id: "add") } }
    .confirmationDialog("Removal", isPresented: $isRemoving) {
      Button("Remove", role: .destructive) { title = "" }
    }
    .alert("Notice", isPresented: $library.hasNotice) {}
  }

  private func addAndWarn() {
    sheet = Item(id: "add")
    isWarned = true
  }
}

/// How a board is sorted.
enum BoardOrder: String, CaseIterable {
  case byName = "By Name"
  case byDate = "By Date"
}

/// What a board publishes for the menu.
struct BoardBindings {
  let sheet: Binding<Item?>
  let isWarned: Binding<Bool>
}

extension FocusedValues {
  @Entry var board: BoardBindings?
  @Entry var isRemoving: Binding<Bool>?
  @Entry var showsNotes: Binding<Bool>?
  @Entry var boardOrder: Binding<BoardOrder>?
  @Entry var fieldName: String?
}
