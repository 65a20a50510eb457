// SPDX-License-Identifier: Apache-2.0

/// One of two branches; each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The body of a built-in value, which has none.
  public typealias Body = Never

  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  var isFirst: Bool {
    if case .first = storage { true } else { false }
  }
}

extension _ConditionalContent: _NodeValue
where TrueContent: _NodeValue, FalseContent: _NodeValue {
  /// Makes the node; for internal use only.
  public static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ConditionalNode(value, in: context)
  }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

/// The node of a condition. Changing the branch removes what the other one had.
final class ConditionalNode<TrueContent: _NodeValue, FalseContent: _NodeValue>:
  _ValueNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private var isFirst: Bool

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext) {
    isFirst = view.isFirst
    super.init(in: context)
    attachFirst(makeBranch(view))
  }

  private func makeBranch(_ view: _ConditionalContent<TrueContent, FalseContent>) -> _Node {
    switch view.storage {
    case .first(let content): TrueContent._makeNode(content, in: childContext)
    case .second(let content): FalseContent._makeNode(content, in: childContext)
    }
  }

  override func update(_ newValue: _ConditionalContent<TrueContent, FalseContent>) {
    graph.session.counters.nodesVisited += 1
    guard let child = firstChild else { return }
    guard isFirst == newValue.isFirst else {
      isFirst = newValue.isFirst
      return replaceChild(child, with: makeBranch(newValue))
    }
    switch newValue.storage {
    case .first(let content): _Node.update(child, with: content)
    case .second(let content): _Node.update(child, with: content)
    }
  }
}
