// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Adds buttons to a row that a swipe uncovers; here they are always there.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(AttachedElements(role: .group, label: "Swipe Actions", elements: content()))
  }

  /// Adds a menu to this view that a secondary click opens; its items are there to be pressed.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(
      AttachedElements(
        role: .menu, label: "Context Menu",
        elements: menuItems().environment(\.isInContextMenu, true)))
  }

  /// Adds a menu with a preview to this view; the preview is not shown here.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Shows a count beside this view; none for zero.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside this view.
  public func badge(_ label: Text?) -> some View {
    modifier(_AccessibilityModifier { $0.value = label?.string })
  }

  /// Shows a text beside this view.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text beside this view.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Finds a row by what a person types; recorded as an attribute.
  public func typeSelectEquivalent(_ text: Text?) -> some View {
    recorded("typeSelectEquivalent", text?.string)
  }

  /// Finds a row by what a person types; recorded as an attribute.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}

/// A modifier that adds elements of a kind behind its view.
private struct AttachedElements<Elements: View>: ViewModifier {
  let role: Element.Role
  let label: String
  let elements: Elements

  func body(content: Content) -> some View {
    content
    ElementContainer(role, label: label) { elements }
      .environment(\.isBesideRow, true)
  }
}

private struct IsInContextMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a control stands in a context menu, whose shortcuts live only while it is open. // M20
  var isInContextMenu: Bool {
    get { self[IsInContextMenuKey.self] }
    set { self[IsInContextMenuKey.self] = newValue }
  }
}
