// SPDX-License-Identifier: Apache-2.0

/// Something that a node can stand for: a view, a scene, commands or toolbar content.
///
/// For internal use only: what these four have in common, so that blocks, conditions and groups of
/// them share one implementation.
@MainActor @preconcurrency
public protocol _NodeValue {
  /// Makes the node; for internal use only.
  @MainActor static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self>
}

extension Never: _NodeValue {
  /// Nothing: there is no value of this type.
  public static func _makeNode(_ value: Never, in context: _NodeContext) -> _ValueNode<Never> {}

  /// Nothing: there is no value of this type.
  public var body: Never {
    switch self {}
  }
}

/// The node of a value whose body says what it is made of.
@MainActor
final class ComposedNode<Value, Body: _NodeValue>: BodyNode<Value> {
  private let body: (Value) -> Body

  init(_ value: Value, in context: _NodeContext, body: @escaping (Value) -> Body) {
    self.body = body
    super.init(value, in: context)
  }

  override func runBody() {
    guard let content = evaluate({ body(value) }) else { return removeContent() }
    if let child = firstChild {
      _Node.update(child, with: content)
    } else {
      attachFirst(Body._makeNode(content, in: childContext))
    }
  }
}
