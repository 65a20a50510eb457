// SPDX-License-Identifier: Apache-2.0

/// One of two branches; each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The body of a built-in value, which has none.
  public typealias Body = Never

  @usableFromInline
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(_ storage: Storage) { self.storage = storage }

  @inlinable var isFirst: Bool {
    if case .first = storage { true } else { false }
  }
}

extension _ConditionalContent: _NodeValue
where TrueContent: _NodeValue, FalseContent: _NodeValue {
  /// Makes the node; for internal use only.
  @inlinable
  public static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self> {
    let node = ConditionalNode<TrueContent, FalseContent>(isFirst: value.isFirst, in: context)
    node.attachFirst(_makeBranch(value, in: node.childContext))
    return node
  }

  /// Gives the node its new value, removing what another branch had; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with value: inout Self) {
    node.countVisit()
    guard let child = node.firstChild else { return }
    let conditional = unsafeDowncast(node, to: ConditionalNode<TrueContent, FalseContent>.self)
    guard conditional.isFirst == value.isFirst else {
      conditional.isFirst = value.isFirst
      return node.replaceChild(child, with: _makeBranch(value, in: conditional.childContext))
    }
    switch value.storage {
    case .first(var content): TrueContent._updateNode(child, with: &content)
    case .second(var content): FalseContent._updateNode(child, with: &content)
    }
  }

  @inlinable
  @MainActor static func _makeBranch(_ value: Self, in context: _NodeContext) -> _Node {
    switch value.storage {
    case .first(let content): TrueContent._makeNode(content, in: context)
    case .second(let content): FalseContent._makeNode(content, in: context)
    }
  }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

/// The node of a condition.
@usableFromInline
final class ConditionalNode<TrueContent: _NodeValue, FalseContent: _NodeValue>:
  _ValueNode<_ConditionalContent<TrueContent, FalseContent>>
{
  @usableFromInline @exclusivity(unchecked) var isFirst: Bool

  @usableFromInline
  init(isFirst: Bool, in context: _NodeContext) {
    self.isFirst = isFirst
    super.init(in: context)
  }

  @usableFromInline
  override func update(_ newValue: inout _ConditionalContent<TrueContent, FalseContent>) {
    _ConditionalContent._updateNode(self, with: &newValue)
  }
}
