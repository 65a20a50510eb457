// SPDX-License-Identifier: Apache-2.0

/// A scene that is an item of the menu bar of its own; here, a menu after Help.
///
/// Source: <https://developer.apple.com/documentation/swiftui/menubarextra>
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// The body of a built-in scene, which has none.
  public typealias Body = Never

  let isInserted: Binding<Bool>?
  let label: Label
  let content: Content

  /// Creates an item with a label of any view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isInserted = nil
    self.label = label()
    self.content = content()
  }

  /// Creates an item with a label of any view that is there while a flag is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isInserted = isInserted
    self.label = label()
    self.content = content()
  }

  /// Makes the scene's node; for internal use only.
  public static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    MenuBarExtraNode(scene, in: context)
  }
}

/// The node of an item of the menu bar: its label and what its menu holds.
private final class MenuBarExtraNode<Label: View, Content: View>:
  StoredNode<MenuBarExtra<Label, Content>>, MenuContribution
{
  private var isInserted = true

  init(_ scene: MenuBarExtra<Label, Content>, in context: _NodeContext) {
    super.init(scene, in: context, traits: .command)
    let label = Label._makeNode(scene.label, in: childContext)
    attachFirst(label)
    attach(Content._makeNode(scene.content, in: childContext), after: label)
    refresh()
  }

  override func update(_ newValue: inout MenuBarExtra<Label, Content>) {
    countVisit()
    value = newValue
    status.remove(.dirty)
    refresh()
    guard let label = firstChild, let content = label.nextSibling else { return }
    _Node.update(label, with: newValue.label)
    _Node.update(content, with: newValue.content)
  }

  override func refresh() {
    isInserted = tracked { value.isInserted?.wrappedValue ?? true }
    structureDidChange()
  }

  /// The label is the menu's title, not an item.
  override var firstVisibleLink: Unmanaged<_Node>? { firstChild?.nextLink }

  var contribution: MenuChange {
    isInserted ? .extra(title: firstChild?.shownText ?? "") : .nothing
  }
}
