// SPDX-License-Identifier: Apache-2.0

/// The first of several views that fits; here the first one, since nothing is laid out.
///
/// Source: <https://developer.apple.com/documentation/swiftui/viewthatfits>
public struct ViewThatFits<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a choice of views.
  public init(in axes: Axis.Set = [], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ViewThatFitsNode(view, in: context)
  }
}

/// The node of a choice of views: of a block's views, only the first one is seen.
private final class ViewThatFitsNode<Content: View>: StoredNode<ViewThatFits<Content>> {
  init(_ view: ViewThatFits<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    attachFirst(Content._makeNode(view.content, in: childContext))
  }

  override func update(_ newValue: ViewThatFits<Content>) {
    graph.session.counters.nodesVisited += 1
    value = newValue
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }

  override var firstVisibleChild: _Node? {
    guard let content = firstChild, content is any NodeRow else { return firstChild }
    return content.firstVisibleChild
  }

  override func visibleSibling(after child: _Node) -> _Node? { nil }
}

/// A node that is several values in a row.
@MainActor
private protocol NodeRow: _Node {}

extension TupleNode: NodeRow {}
