// SPDX-License-Identifier: Apache-2.0

/// The first of several views that fits; here the first one, since nothing is laid out.
///
/// Source: <https://developer.apple.com/documentation/swiftui/viewthatfits>
public struct ViewThatFits<Content: View>: PrimitiveView {
  var content: Content

  /// Creates a choice of views.
  public init(in axes: Axis.Set = [], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ViewThatFitsNode(view, in: context)
  }
}

/// The node of a choice of views: the parts of a block are its children, and only the first is seen.
private final class ViewThatFitsNode<Content: View>: _ValueNode<ViewThatFits<Content>> {
  init(_ view: ViewThatFits<Content>, in context: _NodeContext) {
    super.init(in: context)
    _ = Content._appendNodes(of: view.content, to: self, after: nil, in: childContext)
  }

  override func update(_ newValue: inout ViewThatFits<Content>) {
    countVisit()
    _ = Content._updateNodes(from: firstLink, with: &newValue.content)
  }

  override func visibleLink(after child: _Node) -> Unmanaged<_Node>? { nil }
}
