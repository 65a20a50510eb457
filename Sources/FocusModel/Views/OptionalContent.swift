// SPDX-License-Identifier: Apache-2.0

extension Optional: _NodeValue where Wrapped: _NodeValue {
  /// Makes the node; for internal use only.
  public static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self> {
    OptionalNode(value, in: context)
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {}

/// The node of a view that may be absent.
final class OptionalNode<Wrapped: _NodeValue>: _ValueNode<Wrapped?> {
  init(_ view: Wrapped?, in context: _NodeContext) {
    super.init(in: context)
    if let view { attachFirst(Wrapped._makeNode(view, in: childContext)) }
  }

  override func update(_ newValue: Wrapped?) {
    graph.session.counters.nodesVisited += 1
    switch (firstChild, newValue) {
    case (nil, nil): break
    case (nil, let view?): attachFirst(Wrapped._makeNode(view, in: childContext))
    case (let child?, nil): removeChild(child)
    case (let child?, let view?): _Node.update(child, with: view)
    }
  }
}
