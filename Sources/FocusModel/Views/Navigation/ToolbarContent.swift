// SPDX-License-Identifier: Apache-2.0

/// Part of a toolbar.
///
/// Source: <https://developer.apple.com/documentation/swiftui/toolbarcontent>
@MainActor @preconcurrency
public protocol ToolbarContent: _NodeValue {
  /// The type of what the content is made of.
  associatedtype Body: ToolbarContent
  /// What the content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent {
  /// Makes the node of content that has a body; for internal use only.
  @inlinable
  @MainActor public static func _makeNode(
    _ content: Self, in context: _NodeContext
  ) -> _ValueNode<Self> {
    ComposedNode(content, in: context) { node in node.run { node.value.body } }
  }
}

extension ToolbarContent where Body == Never {
  /// Never asked for: the node stands for the content.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body.") }
}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension _TupleContent: ToolbarContent where repeat each Content: ToolbarContent {}
