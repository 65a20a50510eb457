// SPDX-License-Identifier: Apache-2.0

/// The element of a row: its cells, named by what they say.
struct TableRowElement<ID: Hashable, Cells: View>: PrimitiveView {
  let id: ID
  let selection: ListSelection<ID>?
  let cells: Cells

  init(id: ID, selection: ListSelection<ID>?, @ViewBuilder cells: () -> Cells) {
    self.id = id
    self.selection = selection
    self.cells = cells()
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    view.selection == nil
      ? TableRowNode(view, in: context)
      : SelectableTableRowNode(view, in: context)
  }
}

/// The node of a row.
private class TableRowNode<ID: Hashable, Cells: View>:
  StoredNode<TableRowElement<ID, Cells>>, ElementNode
{
  override init(
    _ row: TableRowElement<ID, Cells>, in context: _NodeContext, traits: Traits = []
  ) {
    super.init(row, in: context, traits: traits.union(.element))
    attachFirst(Cells._makeNode(row.cells, in: childContext))
  }

  override var asElement: (any ElementNode)? { self }

  final override func update(_ newValue: inout TableRowElement<ID, Cells>) {
    countVisit()
    value = newValue
    if let child = firstChild { _Node.update(child, with: newValue.cells) }
  }

  final var role: Element.Role { .row }
  final var label: String { shownText }

  final func complete(_ element: inout Element) {
    element.isSelected = value.selection?.contains(value.id) ?? false
  }
}

/// The node of a row that a press selects.
private final class SelectableTableRowNode<ID: Hashable, Cells: View>:
  TableRowNode<ID, Cells>, Pressable
{
  init(_ row: TableRowElement<ID, Cells>, in context: _NodeContext) {
    super.init(row, in: context, traits: .pressable)
  }

  override var asPressable: (any Pressable)? { self }

  func press() { value.selection?.select(value.id) }
}
