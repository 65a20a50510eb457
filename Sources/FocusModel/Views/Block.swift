// SPDX-License-Identifier: Apache-2.0

/// Two views in a row.
///
/// Blocks of up to nine views are made of these and of ``_Triple``, because the compiler makes one piece of
/// code of them for an app's own types, and does not for a parameter pack.
public struct _Pair<First: View, Second: View> {
  @usableFromInline var first: First
  @usableFromInline var second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension _Pair: PrimitiveView {
  /// Makes the block's node; for internal use only.
  @inlinable
  public static func _makeNode(_ block: Self, in context: _NodeContext) -> _ValueNode<Self> {
    BlockNode.make(block, in: context)
  }

  /// Gives the block's node its new value; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with block: inout Self) {
    BlockNode.update(node, with: &block)
  }

  /// Makes the nodes of the two views; for internal use only.
  @inlinable
  public static func _appendNodes(
    of block: Self, to parent: _Node, after sibling: Unmanaged<_Node>?, in context: _NodeContext
  ) -> Unmanaged<_Node>? {
    let first = First._appendNodes(of: block.first, to: parent, after: sibling, in: context)
    return Second._appendNodes(of: block.second, to: parent, after: first, in: context)
  }

  /// Updates the nodes of the two views; for internal use only.
  @inlinable
  public static func _updateNodes(
    from node: Unmanaged<_Node>?, with block: inout Self
  ) -> Unmanaged<_Node>? {
    let second = First._updateNodes(from: node, with: &block.first)
    return Second._updateNodes(from: second, with: &block.second)
  }
}

/// Three views in a row.
public struct _Triple<First: View, Second: View, Third: View> {
  @usableFromInline var first: First
  @usableFromInline var second: Second
  @usableFromInline var third: Third

  @inlinable
  init(_ first: First, _ second: Second, _ third: Third) {
    self.first = first
    self.second = second
    self.third = third
  }
}

extension _Triple: PrimitiveView {
  /// Makes the block's node; for internal use only.
  @inlinable
  public static func _makeNode(_ block: Self, in context: _NodeContext) -> _ValueNode<Self> {
    BlockNode.make(block, in: context)
  }

  /// Gives the block's node its new value; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with block: inout Self) {
    BlockNode.update(node, with: &block)
  }

  /// Makes the nodes of the three views; for internal use only.
  @inlinable
  public static func _appendNodes(
    of block: Self, to parent: _Node, after sibling: Unmanaged<_Node>?, in context: _NodeContext
  ) -> Unmanaged<_Node>? {
    let first = First._appendNodes(of: block.first, to: parent, after: sibling, in: context)
    let second = Second._appendNodes(of: block.second, to: parent, after: first, in: context)
    return Third._appendNodes(of: block.third, to: parent, after: second, in: context)
  }

  /// Updates the nodes of the three views; for internal use only.
  @inlinable
  public static func _updateNodes(
    from node: Unmanaged<_Node>?, with block: inout Self
  ) -> Unmanaged<_Node>? {
    let second = First._updateNodes(from: node, with: &block.first)
    let third = Second._updateNodes(from: second, with: &block.second)
    return Third._updateNodes(from: third, with: &block.third)
  }
}

/// The node of a block: one child for each view in it.
@usableFromInline
final class BlockNode<Block: View>: _ValueNode<Block> {
  @inlinable
  static func make(_ block: Block, in context: _NodeContext) -> BlockNode {
    let node = BlockNode(in: context)
    _ = Block._appendNodes(of: block, to: node, after: nil, in: node.childContext)
    return node
  }

  @inlinable
  static func update(_ node: _Node, with block: inout Block) {
    node.countVisit()
    _ = Block._updateNodes(from: node.firstLink, with: &block)
  }

  @usableFromInline
  override func update(_ newValue: inout Block) { BlockNode.update(self, with: &newValue) }
}
