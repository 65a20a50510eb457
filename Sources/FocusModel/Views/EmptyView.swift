// SPDX-License-Identifier: Apache-2.0

/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  /// Makes the view's node; for internal use only.
  public static func _makeNode(
    _ view: EmptyView, in context: _NodeContext
  ) -> _ValueNode<EmptyView> {
    _ValueNode(in: context)
  }
}
