// SPDX-License-Identifier: Apache-2.0

/// A part of a window's content.
///
/// Source: <https://developer.apple.com/documentation/swiftui/view>
@MainActor @preconcurrency
public protocol View: _NodeValue {
  /// The type of the view that stands for this one.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
  /// Makes the node of a view that has a body; for internal use only.
  @inlinable
  @MainActor public static func _makeNode(
    _ view: Self, in context: _NodeContext
  ) -> _ValueNode<Self> {
    ComposedNode(view, in: context) { node in node.run { node.value.body } }
  }
}

extension Never: View {}

/// A view that the model itself knows; its node says what it does.
@MainActor @preconcurrency
@usableFromInline
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked for: the node stands for the view.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}
