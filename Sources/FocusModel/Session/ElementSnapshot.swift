// SPDX-License-Identifier: Apache-2.0

/// Turns the nodes of a surface into an outline of elements.
@MainActor
struct ElementSnapshot {
  let surface: Surface
  let showsFocus: Bool

  /// The elements at or below a node.
  func elements(of node: _Node) -> [Element] {
    guard let element = node.asElement else {
      return children(of: node)
    }
    return [self.element(element)]
  }

  private func children(of node: _Node) -> [Element] {
    var found: [Element] = []
    var child = node.firstVisibleChild
    while let next = child {
      found += elements(of: next)
      child = node.visibleSibling(after: next)
    }
    return found
  }

  private func element(_ node: any ElementNode) -> Element {
    let accessibility = node.accessibility
    var element = Element(role: node.role, label: node.name(given: accessibility.label))
    element.identifier = accessibility.identifier
    element.help = accessibility.help
    element.value = accessibility.value
    element.isEnabled = node.isEnabled
    element.isFocused = showsFocus && node.hasKeyboardFocus(on: surface)
    element.attributes = node.attributes
    element.isSelected = node.ownRow.map { $0.list.isSelected($0.tag) } ?? false
    element.children = children(of: node)
    node.complete(&element)
    return element
  }
}
