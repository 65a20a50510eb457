// SPDX-License-Identifier: Apache-2.0

/// A node whose rows may be selected.
@MainActor
protocol SelectableRows: FocusTarget {
  func isSelected(_ row: AnyHashable) -> Bool
  /// Selects a row alone; false when it is of another type, or no row may be selected.
  @discardableResult
  func select(_ row: AnyHashable) -> Bool
  /// Selects the row before or after the selected one.
  func moveSelection(_ direction: UserAction.Direction) -> Bool
  /// Selects every row, where several may be.
  func selectAll() -> Bool
  /// Deletes the selected rows, where the app says how.
  func deleteSelected() -> Bool
}

/// The node of a list.
///
/// A list whose rows may be selected has keyboard focus like a field.
final class ListNode<SelectionValue: Hashable, Content: View>:
  _ValueNode<List<SelectionValue, Content>>, ElementNode, SelectableRows
{
  private var selection: ListSelection<SelectionValue>?

  init(_ list: List<SelectionValue, Content>, in context: _NodeContext) {
    selection = list.selection
    super.init(in: context, traits: [.element, .focusTarget, .rows])
    attachFirst(Content._makeNode(list.content, in: childContext))
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout List<SelectionValue, Content>) {
    countVisit()
    selection = newValue.selection
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }

  override func willRemove() { environment?.surface?.fieldDidGo(self) }

  var role: Element.Role { .list }
  var label: String { "" }
  var isFocusable: Bool { selection != nil }

  // MARK: - Selection

  func isSelected(_ row: AnyHashable) -> Bool {
    guard let selection, let value = row.base as? SelectionValue else { return false }
    return selection.contains(value)
  }

  func select(_ row: AnyHashable) -> Bool {
    guard let selection, let value = row.base as? SelectionValue else { return false }
    selection.select(value)
    return true
  }

  func moveSelection(_ direction: UserAction.Direction) -> Bool {
    let rows = rows.map(\.tag)
    guard selection != nil, !rows.isEmpty else { return false }
    let current =
      direction == .next ? rows.lastIndex(where: isSelected) : rows.firstIndex(where: isSelected)
    let step = direction == .next ? 1 : -1
    let index = current.map { min(max($0 + step, 0), rows.count - 1) }
    return select(rows[index ?? (direction == .next ? 0 : rows.count - 1)])
  }

  func selectAll() -> Bool {
    guard case .many(let binding) = selection else { return false }
    binding.wrappedValue = Set(rows.compactMap { $0.tag.base as? SelectionValue })
    return true
  }

  func deleteSelected() -> Bool {
    let doomed = rows.filter { isSelected($0.tag) }.compactMap { $0.node.rowDeleter }
    for row in doomed.reversed() { row.delete() }
    return !doomed.isEmpty
  }

  private var rows: [(tag: AnyHashable, node: _Node)] {
    firstChild?.rowsBelow ?? []
  }
}

extension Surface {
  /// Carries out a key in the list that has keyboard focus.
  func handleListKey(_ shortcut: KeyboardShortcut) -> Bool {
    guard shortcut.modifiers.isEmpty, let list = focused as? any SelectableRows else {
      return false
    }
    switch shortcut.key {
    case .downArrow: return list.moveSelection(.next)
    case .upArrow: return list.moveSelection(.previous)
    case .delete, .deleteForward: return list.deleteSelected()
    default: return false
    }
  }
}
