// SPDX-License-Identifier: Apache-2.0

/// A control in a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// The body of a built-in item, which has none.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item that a person may move.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Creates an item that a person may move, and that is there before they do or not; here it is there.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Makes the content's node; for internal use only.
  public static func _makeNode(_ content: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ToolbarItemNode(content, in: context)
  }
}

/// Several controls in one place of a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// What the group is made of.
  public var body: some ToolbarContent { ToolbarItem(placement: placement) { content } }

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

private final class ToolbarItemNode<Content: View>: _ValueNode<ToolbarItem<Content>> {
  private let scope: EnvironmentScope?

  init(_ item: ToolbarItem<Content>, in context: _NodeContext) {
    var values = EnvironmentValues(scope: context.environment)
    values.toolbarPlacement = item.placement
    scope = values.scope
    super.init(in: context)
    attachFirst(Content._makeNode(item.content, in: childContext.with(environment: scope)))
  }

  override func update(_ newValue: inout ToolbarItem<Content>) {
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }
}
