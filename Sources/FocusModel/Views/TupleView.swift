// SPDX-License-Identifier: Apache-2.0

/// Several views in a row, as a builder's block gives them.
public typealias TupleView<each Content: View> = _TupleContent<repeat each Content>

/// Several views, scenes, commands or toolbar items in a row, as a builder's block gives them.
public struct _TupleContent<each Content> {
  /// The body of a built-in value, which has none.
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension _TupleContent: _NodeValue where repeat each Content: _NodeValue {
  /// Makes the node; for internal use only.
  public static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self> {
    TupleNode(value, in: context)
  }
}

extension _TupleContent: View, PrimitiveView where repeat each Content: View {}

/// The node of several values in a row, one child each.
final class TupleNode<each Content: _NodeValue>: _ValueNode<_TupleContent<repeat each Content>> {
  init(_ tuple: _TupleContent<repeat each Content>, in context: _NodeContext) {
    super.init(in: context)
    let context = childContext
    var last: _Node?
    for element in repeat each tuple.content {
      last = attachNode(of: element, after: last, in: context)
    }
  }

  private func attachNode<Child: _NodeValue>(
    of element: Child, after last: _Node?, in context: _NodeContext
  ) -> _Node {
    let node = Child._makeNode(element, in: context)
    attach(node, after: last)
    return node
  }

  override func update(_ newValue: inout _TupleContent<repeat each Content>) {
    countVisit()
    var child = firstChild
    for element in repeat each newValue.content {
      if let node = child {
        _Node.update(node, with: element)
        child = node.nextSibling
      }
    }
  }
}
