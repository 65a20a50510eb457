// SPDX-License-Identifier: Apache-2.0

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: _NodeValue where Content: View, Modifier: ViewModifier {
  /// Makes the view's node; for internal use only.
  @inlinable
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    Modifier._makeNode(view, in: context)
  }

  /// Gives the view's node its new value; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with view: inout Self) {
    Modifier._updateNode(node, with: &view)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with the first modifier and then the second.
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    content.modifier(self.content).modifier(modifier)
  }
}

nonisolated extension View {
  /// Applies a modifier.
  @inlinable
  public consuming func modifier<Modifier>(
    _ modifier: consuming Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a view with a built-in modifier: one child, the modified view.
@MainActor
@usableFromInline
class ModifierNode<Content: View, Modifier: ViewModifier>:
  _ValueNode<ModifiedContent<Content, Modifier>>
{
  @usableFromInline @exclusivity(unchecked) final var modifier: Modifier

  /// Makes the node and that of the modified view.
  @usableFromInline
  init(
    _ view: ModifiedContent<Content, Modifier>, in context: _NodeContext, traits: Traits = []
  ) {
    modifier = view.modifier
    super.init(in: context, traits: traits)
    attachFirst(Content._makeNode(view.content, in: childContext))
  }

  /// Makes the node alone; its maker attaches that of the modified view.
  @usableFromInline
  init(alone modifier: Modifier, in context: _NodeContext, traits: Traits = []) {
    self.modifier = modifier
    super.init(in: context, traits: traits)
  }

  @usableFromInline
  final override func update(_ newValue: inout ModifiedContent<Content, Modifier>) {
    Modifier._updateNode(self, with: &newValue)
  }

  /// Takes the modifier's new value.
  @usableFromInline
  final func take(_ newModifier: inout Modifier) {
    swap(&modifier, &newModifier)
    modifierDidChange(from: newModifier)
  }

  /// Acts on the modifier's new value, before the content is updated.
  func modifierDidChange(from old: Modifier) {}

  /// Acts on the update of the content.
  @usableFromInline
  func contentDidUpdate() {}
}
