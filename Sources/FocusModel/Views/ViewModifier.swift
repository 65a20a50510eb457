// SPDX-License-Identifier: Apache-2.0

/// A change to a view that can be applied to any view.
///
/// Source: <https://developer.apple.com/documentation/swiftui/viewmodifier>
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a modified view; for internal use only.
  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>>

  /// Gives the node of a modified view its new value; for internal use only.
  @MainActor static func _updateNode<Modified: View>(
    _ node: _Node, with view: inout ModifiedContent<Modified, Self>)
}

extension ViewModifier {
  /// Makes the node of a modifier that has a body; for internal use only.
  @MainActor public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    ModifierBodyNode(view, in: context)
  }

  /// Gives the node of a modifier that has a body its new value; for internal use only.
  @inlinable
  @MainActor public static func _updateNode<Modified: View>(
    _ node: _Node, with view: inout ModifiedContent<Modified, Self>
  ) {
    _Node.update(node, with: view)
  }

  /// One modifier that applies this one and then another.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never asked for: the node stands for the modifier.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }

  /// Gives the node of a built-in modifier its new value, and the modified view's node its own; for
  /// internal use only.
  @inlinable
  @MainActor public static func _updateNode<Modified: View>(
    _ node: _Node, with view: inout ModifiedContent<Modified, Self>
  ) {
    let modifierNode = unsafeDowncast(node, to: ModifierNode<Modified, Self>.self)
    modifierNode.take(&view.modifier)
    modifierNode.updateOnlyChild(with: &view.content)
    modifierNode.contentDidUpdate()
  }
}

/// The view that a modifier's body is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  /// Makes the node of the view that is being modified.
  let makeNode: @MainActor (_NodeContext) -> _Node
  let update: @MainActor (_Node) -> Void

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ModifierContentNode(view, in: context)
  }
}

/// The node of the place in a modifier's body where the modified view stands.
private final class ModifierContentNode<Modifier: ViewModifier>:
  _ValueNode<_ViewModifier_Content<Modifier>>
{
  init(_ view: _ViewModifier_Content<Modifier>, in context: _NodeContext) {
    super.init(in: context)
    attachFirst(view.makeNode(childContext))
  }

  override func update(_ newValue: inout _ViewModifier_Content<Modifier>) {
    if let child = firstChild { newValue.update(child) }
  }
}

/// The node of a view with a modifier that has a body.
private final class ModifierBodyNode<Modified: View, Modifier: ViewModifier>:
  BodyNode<ModifiedContent<Modified, Modifier>>
{
  override init(_ value: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    super.init(value, in: context)
    runBody()
  }

  override var describedValueType: String { String(describing: Modifier.self) }

  override func runBody() {
    let modified = value.content
    let content = _ViewModifier_Content<Modifier>(
      makeNode: { Modified._makeNode(modified, in: $0) },
      update: { _Node.update($0, with: modified) })
    run { value.modifier.body(content: content) }
  }
}
