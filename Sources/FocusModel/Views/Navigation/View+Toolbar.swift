// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Adds items to the toolbar of the window, page or sheet.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Adds views to the toolbar of the window, page or sheet.
  public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItem(placement: .automatic, content: content)))
  }
}

/// A modifier that adds items to the toolbar.
public struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let items: Items

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    ToolbarNode(view, in: context)
  }
}

private final class ToolbarNode<Content: View, Items: ToolbarContent>:
  ModifierNode<Content, _ToolbarModifier<Items>>
{
  init(_ view: ModifiedContent<Content, _ToolbarModifier<Items>>, in context: _NodeContext) {
    super.init(view, in: context)
    attach(ToolbarElementNode(view.modifier.items, in: childContext), after: firstChild)
  }

  override func modifierDidChange(from old: _ToolbarModifier<Items>) {
    if let items = firstChild?.nextSibling { _Node.update(items, with: modifier.items) }
  }
}

/// The element that a toolbar's items stand in.
private final class ToolbarElementNode<Items: ToolbarContent>: _ValueNode<Items>, ElementNode {
  init(_ items: Items, in context: _NodeContext) {
    super.init(in: context, traits: .element)
    attachFirst(Items._makeNode(items, in: childContext))
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout Items) {
    if let child = firstChild { _Node.update(child, with: newValue) }
  }

  /// What is in a toolbar that a person has hidden is not seen; a sheet's stays.
  override var firstVisibleLink: Unmanaged<_Node>? {
    let isHidden = graph.window?.hidesToolbar ?? false && environment?.surface?.kind == .window
    return isHidden ? nil : firstLink
  }

  var role: Element.Role { .toolbar }
  var label: String { "" }
}
