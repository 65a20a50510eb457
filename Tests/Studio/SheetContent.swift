// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The content of a sheet, which can put another one on itself, or make way for another.
struct SheetContent: View {
  static let deepest = 3

  let item: Item
  let level: Int
  let show: (Item?) -> Void
  @Environment(Library.self) private var library
  @Environment(\.dismiss) private var dismiss
  @State private var inner: Item?
  @State private var isCareful = false
  @State private var isAsking = false
  @State private var isLocked = false
  @State private var text = ""

  var body: some View {
    Form {
      Wishes(inner?.id, isCareful ? "Careful" : nil, isAsking ? "Question" : nil)
      Text("\(item.id), revision \(item.revision)")
      TextField("Text", text: $text)
      Toggle("Lock", isOn: $isLocked)
      if level < Self.deepest { Button("Deeper") { inner = Item(id: "inner\(level + 1)") } }
      Button("Careful") { isCareful = true }
      Button("Ask") { isAsking = true }
      Button("Deeper and Away", action: goDeeperAndAway)
      Button("Other") { show(Item(id: other)) }
      Button("Revise") { show(Item(id: item.id, revision: item.revision + 1)) }
      Button("Done") { show(nil) }.keyboardShortcut(.defaultAction).disabled(isLocked)
      Button("Cancel", role: .cancel) { dismiss() }
    }
    .interactiveDismissDisabled(isLocked)
    .navigationTitle(item.id)
    .sheet(item: $inner, onDismiss: library.ledger.counting("level \(level + 1)")) { item in
      SheetContent(item: item, level: level + 1) { inner = $0 }
    }
    .alert("Careful", isPresented: $isCareful) {
      Button("Away", role: .destructive) { show(nil) }
      Button("Stay", role: .cancel) {}
    }
    .confirmationDialog("Question", isPresented: $isAsking) {
      Button("Other") { show(Item(id: other)) }
    }
  }

  private var other: String {
    item.id.hasSuffix("other") ? String(item.id.dropLast(6)) : item.id + "-other"
  }

  private func goDeeperAndAway() {
    if level < Self.deepest { inner = Item(id: "inner\(level + 1)") }
    dismiss()
  }
}
