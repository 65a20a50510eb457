// SPDX-License-Identifier: Apache-2.0

/// A node that stands for a value: a view, scene or commands.
///
/// For internal use only: it keeps no value; what a container holds is kept once, by the nodes below it.
@MainActor
public class _ValueNode<Value>: _Node {
  @inlinable
  override init(in context: _NodeContext, traits: Traits = []) {
    super.init(in: context, traits: traits)
  }

  /// Takes the value that the parent's new evaluation gives for this identity.
  @usableFromInline
  func update(_ newValue: inout Value) {}

  override var describedValueType: String { String(describing: Value.self) }

  /// The context in which children of this node are made.
  @usableFromInline
  var childContext: _NodeContext { _NodeContext(below: self) }
}

/// A node that keeps the value which it stands for.
@MainActor
@usableFromInline
class StoredNode<Value>: _ValueNode<Value> {
  @usableFromInline @exclusivity(unchecked) final var value: Value

  @inlinable
  init(_ value: Value, in context: _NodeContext, traits: Traits = []) {
    self.value = value
    super.init(in: context, traits: traits)
  }

  @usableFromInline
  override func update(_ newValue: inout Value) {
    swap(&value, &newValue)
  }

  override var anyValue: Any? { value }
}

extension _Node {
  /// Gives a child its new value; the child's place in the tree fixes its type.
  @inlinable
  static func update<Value>(_ child: _Node, with value: inout Value) {
    unsafeDowncast(child, to: _ValueNode<Value>.self).update(&value)
  }

  /// Gives a child a new value that its parent keeps, or has made for it.
  @inlinable
  static func update<Value>(_ child: _Node, with value: Value) {
    var value = value
    update(child, with: &value)
  }

  /// Gives the only child of a node its new value.
  @inlinable
  final func updateOnlyChild<Content: _NodeValue>(with content: inout Content) {
    countVisit()
    firstLink?.borrow { Content._updateNode($0, with: &content) }
  }
}
