// SPDX-License-Identifier: Apache-2.0

/// A row of a list whose rows may be selected.
@MainActor
struct Row {
  let list: any SelectableRows
  /// What the row stands for: its tag, else the identity that a `ForEach` gives it.
  let tag: AnyHashable
}

extension ElementNode {
  /// The row that the element is, or lies in.
  ///
  /// Identities inside another element (stars in a stack, say) are none of the row's.
  var row: Row? { findRow { _ in true } }

  /// The row that the element is the outermost part of; actions beside the row are none.
  var ownRow: Row? {
    findRow { _ in false }.flatMap { environmentValues.isBesideRow ? nil : $0 }
  }

  private func findRow(passing isPassed: (any ElementNode) -> Bool) -> Row? {
    var tag: AnyHashable?
    var child: _Node = self
    while let node = child.parent {
      let hasRows = node.traits.contains(.rows)
      if hasRows, let list = node as? any SelectableRows {
        return tag.map { Row(list: list, tag: $0) }
      }
      if let element = node.asElement, !element.holdsRows {
        guard isPassed(element) else { return nil }
        tag = nil
      } else if hasRows, let tagged = node as? any Tagged {
        tag = tag ?? tagged.tag
      } else if hasRows, tag == nil, let rows = node as? any IdentifiedChildren {
        tag = rows.identity(of: child)
      }
      child = node
    }
    return nil
  }

  /// Whether rows of a list may lie inside the element.
  fileprivate var holdsRows: Bool { role == .section || role == .disclosure }
}

extension _Node {
  /// The rows at or below this node of a list, in order, each with what it stands for.
  var rowsBelow: [(tag: AnyHashable, node: _Node)] {
    if let tagged = self as? any Tagged { return [(tagged.tag, self)] }
    if let rows = self as? any IdentifiedChildren {
      return rows.identifiedChildren.flatMap { child in
        let inner = child.node.rowsBelow
        return inner.isEmpty ? [(child.id, child.node)] : inner
      }
    }
    if let element = asElement, !element.holdsRows { return [] }
    var found: [(tag: AnyHashable, node: _Node)] = []
    var child = firstVisibleChild
    while let next = child {
      found += next.rowsBelow
      child = visibleSibling(after: next)
    }
    return found
  }
}

extension View {
  /// Keeps a person from selecting this view's row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isSelectionDisabled, isDisabled)
  }
}

private struct SelectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsBesideRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether an element stands beside a row, as its actions do, rather than being part of it.
  var isBesideRow: Bool {
    get { self[IsBesideRowKey.self] }
    set { self[IsBesideRowKey.self] = newValue }
  }

  /// Whether a person may not select the row here.
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

extension Session {
  /// Selects the row in which an element of a name lies, which gives its list keyboard focus.
  ///
  /// - Returns: Whether there is such a row.
  func selectRow(_ query: ElementQuery) throws(Refusal) -> Bool {
    let element = try find(query, as: (any ElementNode).self)
    guard let row = element.row, let surface = keySurface else { return false }
    if element.environmentValues.isSelectionDisabled {
      throw Refusal(.disabled, "The row of \"\(element.shownLabel)\" cannot be selected.")
    }
    guard row.list.select(row.tag) else { return false }
    setFocus(row.list, in: surface)
    return true
  }
}
