// SPDX-License-Identifier: Apache-2.0

extension Optional: _NodeValue where Wrapped: _NodeValue {
  /// Makes the node; for internal use only.
  @inlinable
  public static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self> {
    let node = OptionalNode<Wrapped>(in: context)
    if let value { node.attachFirst(Wrapped._makeNode(value, in: node.childContext)) }
    return node
  }

  /// Gives the node its new value; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with value: inout Self) {
    node.countVisit()
    switch (node.firstChild, value) {
    case (nil, nil): break
    case (nil, let value?):
      let context = unsafeDowncast(node, to: OptionalNode<Wrapped>.self).childContext
      node.attachFirst(Wrapped._makeNode(value, in: context))
    case (let child?, nil): node.removeChild(child)
    case (let child?, var value?): Wrapped._updateNode(child, with: &value)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {}

/// The node of a view that may be absent.
@usableFromInline
final class OptionalNode<Wrapped: _NodeValue>: _ValueNode<Wrapped?> {
  @usableFromInline
  override func update(_ newValue: inout Wrapped?) { Wrapped?._updateNode(self, with: &newValue) }
}
