// SPDX-License-Identifier: Apache-2.0

/// Pages of which the one whose tab is selected is shown.
///
/// Source: <https://developer.apple.com/documentation/swiftui/tabview>
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates pages with tabs made by `tabItem`, of which a binding says which one is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates pages of tabs, of which a binding says which one is selected.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentView<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentView(content: content())
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    TabViewNode(view, in: context)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates pages with tabs made by `tabItem`, the first selected at first.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Creates pages of tabs, the first selected at first.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentView<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentView(content: content())
  }
}

/// A node whose tabs are selected one at a time.
@MainActor
protocol TabHost: _Node {
  func select(_ tab: any TabEntry)
}

/// A node that stands for a tab and its page.
@MainActor
protocol TabEntry: ElementNode {
  /// What the tab says it stands for, if it says so.
  var tabValue: AnyHashable? { get }
  var isShown: Bool { get }
  func setShown(_ isShown: Bool)
}

/// The tabs around a view.
struct TabHostKey: EnvironmentKey {
  static var defaultValue: WeakTabHost? { nil }
}

/// A reference to tabs that their pages may keep.
struct WeakTabHost {
  weak var host: (any TabHost)?
}

extension EnvironmentValues {
  var tabHost: WeakTabHost? {
    get { self[TabHostKey.self] }
    set { self[TabHostKey.self] = newValue }
  }
}

/// The node of pages with tabs.
private final class TabViewNode<SelectionValue: Hashable, Content: View>:
  StoredNode<TabView<SelectionValue, Content>>, ElementNode, TabHost
{
  /// The place of the selected tab while no binding says which one it is.
  private var ownIndex = 0

  init(_ view: TabView<SelectionValue, Content>, in context: _NodeContext) {
    super.init(view, in: context, traits: .element)
    var values = EnvironmentValues(scope: environment)
    values.tabHost = WeakTabHost(host: self)
    attachFirst(Content._makeNode(view.content, in: childContext.with(environment: values.scope)))
    refresh()
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout TabView<SelectionValue, Content>) {
    countVisit()
    value = newValue
    if let child = firstChild { _Node.update(child, with: newValue.content) }
    status.remove(.dirty)
    refresh()
  }

  /// Shows the page of the selected tab and hides the others.
  override func refresh() {
    let selection = tracked { value.selection?.wrappedValue }
    let entries = entries
    let chosen = selection.map { wanted in
      entries.firstIndex { $0.value == AnyHashable(wanted) }
    }
    let index = chosen ?? min(ownIndex, entries.count - 1)
    for (place, entry) in entries.enumerated() { entry.node.setShown(place == index) }
  }

  /// The tabs in order, each with what it stands for: as it says itself, else its place.
  private var entries: [(value: AnyHashable, node: any TabEntry)] {
    var found: [any TabEntry] = []
    firstChild?.walk { node in
      guard node.traits.contains(.element) else { return true }
      if let entry = node as? any TabEntry { found.append(entry) }
      return false
    }
    return found.enumerated().map { ($1.tabValue ?? AnyHashable($0), $1) }
  }

  func select(_ tab: any TabEntry) {
    let entries = entries
    guard let index = entries.firstIndex(where: { $0.node === tab }) else { return }
    guard let selection = value.selection else {
      ownIndex = index
      return graph.invalidate(self)
    }
    if let value = entries[index].value.base as? SelectionValue { selection.wrappedValue = value }
  }

  var role: Element.Role { .tabView }
  var label: String { "" }
}
