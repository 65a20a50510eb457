// SPDX-License-Identifier: Apache-2.0

/// Several views, scenes, commands or toolbar items as one, without any place of its own.
public struct Group<Content> {
  /// The body of a built-in value, which has none.
  public typealias Body = Never

  let content: Content
}

extension Group: _NodeValue where Content: _NodeValue {
  /// Makes the node; for internal use only.
  public static func _makeNode(_ value: Self, in context: _NodeContext) -> _ValueNode<Self> {
    GroupNode(value, in: context)
  }
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups toolbar items.
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: Commands where Content: Commands {
  /// Groups commands.
  public init(@CommandsBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: Scene where Content: Scene {
  /// Groups scenes.
  public init(@SceneBuilder content: () -> Content) {
    self.init(content: content())
  }
}

private final class GroupNode<Content: _NodeValue>: _ValueNode<Group<Content>> {
  init(_ group: Group<Content>, in context: _NodeContext) {
    super.init(in: context)
    attachFirst(Content._makeNode(group.content, in: childContext))
  }

  override func update(_ newValue: inout Group<Content>) {
    countVisit()
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }
}
