// SPDX-License-Identifier: Apache-2.0

/// A system item as a view, for commands that an app may add or leave out.
struct SystemButton: PrimitiveView {
  let item: SystemItem

  init(_ item: SystemItem) { self.item = item }

  static func _makeNode(
    _ view: SystemButton, in context: _NodeContext
  ) -> _ValueNode<SystemButton> {
    SystemButtonNode(view, in: context)
  }
}

/// An element of a menu that stands for a system item.
@MainActor
protocol SystemItemElement: ElementNode {
  var item: SystemItem { get }
}

private final class SystemButtonNode: StoredNode<SystemButton>, SystemItemElement {
  init(_ view: SystemButton, in context: _NodeContext) {
    super.init(view, in: context, traits: .element)
  }

  override var asElement: (any ElementNode)? { self }

  var item: SystemItem { value.item }
  var role: Element.Role { .button }
  var label: String { item.title }
}
