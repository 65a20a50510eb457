// SPDX-License-Identifier: Apache-2.0

/// Something that a node can stand for: a view, a scene, commands or toolbar content.
///
/// For internal use only: what these four have in common, so that blocks, conditions and groups of
/// them share one implementation.
@MainActor @preconcurrency
public protocol _NodeValue {
  /// Makes the node; for internal use only.
  @MainActor static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self>
  /// Gives the node that was made for this place its new value; for internal use only.
  ///
  /// The node may put its old value in the new one's place: moving costs nothing, where copying counts
  /// references up and down.
  @MainActor static func _updateNode(_ node: _Node, with value: inout Self)
  /// Makes the node, or the nodes of a block's parts, behind `sibling`; for internal use only.
  ///
  /// - Returns: The last node that was made.
  @MainActor static func _appendNodes(
    of value: Self, to parent: _Node, after sibling: Unmanaged<_Node>?, in context: _NodeContext
  ) -> Unmanaged<_Node>?
  /// Updates the node, or the nodes of a block's parts, from `node` on; for internal use only.
  ///
  /// - Returns: The node behind the last one that was updated.
  @MainActor static func _updateNodes(
    from node: Unmanaged<_Node>?, with value: inout Self
  ) -> Unmanaged<_Node>?
}

extension _NodeValue {
  /// Leaves it to the node what to do with the value.
  @inlinable
  @MainActor public static func _updateNode(_ node: _Node, with value: inout Self) {
    _Node.update(node, with: &value)
  }

  /// Makes one node.
  @inlinable
  @MainActor public static func _appendNodes(
    of value: Self, to parent: _Node, after sibling: Unmanaged<_Node>?, in context: _NodeContext
  ) -> Unmanaged<_Node>? {
    let node = _makeNode(value, in: context)
    let link = Unmanaged<_Node>.passUnretained(node)
    parent.attach(node, behind: sibling)
    return link
  }

  /// Updates one node.
  @inlinable
  @MainActor public static func _updateNodes(
    from node: Unmanaged<_Node>?, with value: inout Self
  ) -> Unmanaged<_Node>? {
    node?.borrow { node in
      _updateNode(node, with: &value)
      return node.nextLink
    }
  }
}

extension Never: _NodeValue {
  /// Nothing: there is no value of this type.
  public static func _makeNode(_ value: Never, in context: _NodeContext) -> _ValueNode<Never> {}

  /// Nothing: there is no value of this type.
  public var body: Never {
    switch self {}
  }
}
