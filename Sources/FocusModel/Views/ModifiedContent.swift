// SPDX-License-Identifier: Apache-2.0

/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: _NodeValue where Content: View, Modifier: ViewModifier {
  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    Modifier._makeNode(view, in: context)
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
  public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a view with a built-in modifier: one child, the modified view.
@MainActor
class ModifierNode<Content: View, Modifier: ViewModifier>:
  _ValueNode<ModifiedContent<Content, Modifier>>
{
  final private(set) var modifier: Modifier

  init(
    _ view: ModifiedContent<Content, Modifier>, in context: _NodeContext, traits: Traits = []
  ) {
    modifier = view.modifier
    super.init(in: context, traits: traits)
    attachFirst(Content._makeNode(view.content, in: childContext))
  }

  override func update(_ newValue: ModifiedContent<Content, Modifier>) {
    graph.session.counters.nodesVisited += 1
    let old = modifier
    modifier = newValue.modifier
    modifierDidChange(from: old)
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }

  /// Takes the modifier's new value, before the content is updated.
  func modifierDidChange(from old: Modifier) {}
}
