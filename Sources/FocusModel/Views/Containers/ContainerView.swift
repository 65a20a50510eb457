// SPDX-License-Identifier: Apache-2.0

/// A built-in view that holds others and is itself an element.
@MainActor @preconcurrency
@usableFromInline
protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  static var role: Element.Role { get }
  var content: Content { get set }
}

extension ContainerView {
  /// Makes the view's node; for internal use only.
  @inlinable
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    let node = ContainerNode<Self>(in: context)
    node.attachFirst(Content._makeNode(view.content, in: node.childContext))
    return node
  }

  /// Gives the view's node its new value; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with view: inout Self) {
    node.updateOnlyChild(with: &view.content)
  }
}

/// The node of a view that holds others.
@usableFromInline
final class ContainerNode<Container: ContainerView>: _ValueNode<Container>, ElementNode {
  @usableFromInline
  init(in context: _NodeContext) {
    super.init(in: context, traits: .element)
  }

  override var asElement: (any ElementNode)? { self }

  @usableFromInline
  override func update(_ newValue: inout Container) { Container._updateNode(self, with: &newValue) }

  var role: Element.Role { Container.role }
  var label: String { "" }
}

/// A container that other built-in views are made of.
struct ElementContainer<Content: View>: PrimitiveView {
  let role: Element.Role
  let label: String
  let content: Content

  init(_ role: Element.Role, label: String = "", @ViewBuilder content: () -> Content) {
    self.role = role
    self.label = label
    self.content = content()
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ElementContainerNode(view, in: context)
  }
}

private final class ElementContainerNode<Content: View>:
  _ValueNode<ElementContainer<Content>>, ElementNode
{
  let role: Element.Role
  private(set) var label: String

  init(_ view: ElementContainer<Content>, in context: _NodeContext) {
    role = view.role
    label = view.label
    super.init(in: context, traits: .element)
    attachFirst(Content._makeNode(view.content, in: childContext))
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout ElementContainer<Content>) {
    countVisit()
    label = newValue.label
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }
}
