// SPDX-License-Identifier: Apache-2.0

/// The columns behind a split view.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let visibility: NavigationSplitViewVisibility
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Whether there is a column in the middle.
  static var hasContentColumn: Bool { Content.self != EmptyView.self }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    SplitColumnsNode(view, in: context)
  }
}

/// The node of the columns: links in one column lead to pages in the next.
private final class SplitColumnsNode<Sidebar: View, Content: View, Detail: View>:
  StoredNode<SplitColumns<Sidebar, Content, Detail>>
{
  private typealias View = SplitColumns<Sidebar, Content, Detail>

  private let sidebar: ColumnNode<Sidebar>
  private let content: ColumnNode<Content>
  private let detail: ColumnNode<Detail>

  init(_ view: SplitColumns<Sidebar, Content, Detail>, in context: _NodeContext) {
    let inner = context.oneDeeper
    detail = ColumnNode(Column(title: "Detail", root: view.detail), in: inner)
    content = ColumnNode(Column(title: "Content", root: view.content), in: inner, leadingTo: detail)
    sidebar = ColumnNode(
      Column(title: "Sidebar", root: view.sidebar), in: inner,
      leadingTo: View.hasContentColumn ? content : detail)
    super.init(view, in: context)
    attachFirst(sidebar)
    attach(content, after: sidebar)
    attach(detail, after: content)
    showColumns()
  }

  override func update(_ newValue: inout SplitColumns<Sidebar, Content, Detail>) {
    countVisit()
    value = newValue
    _Node.update(sidebar, with: Column(title: "Sidebar", root: newValue.sidebar))
    _Node.update(content, with: Column(title: "Content", root: newValue.content))
    _Node.update(detail, with: Column(title: "Detail", root: newValue.detail))
    showColumns()
  }

  private func showColumns() {
    let visibility = value.visibility
    content.isShown = View.hasContentColumn && visibility != .detailOnly
    sidebar.isShown =
      visibility != .detailOnly && !(visibility == .doubleColumn && View.hasContentColumn)
  }

  override var firstVisibleLink: Unmanaged<_Node>? { firstShown(from: sidebar).unretained }
  override func visibleLink(after child: _Node) -> Unmanaged<_Node>? {
    firstShown(from: child.nextSibling).unretained
  }

  private func firstShown(from node: _Node?) -> _Node? {
    var candidate = node
    while let column = candidate as? any SplitColumn, !column.isShown {
      candidate = column.nextSibling
    }
    return candidate
  }
}

/// A column of a split view.
@MainActor
private protocol SplitColumn: _Node {
  var isShown: Bool { get }
}

/// A column's title and what it shows until a link leads elsewhere.
private struct Column<Root: View> {
  let title: String
  let root: Root
}

/// The node of a column.
///
/// A link in the column before puts a page in the place of its root.
private final class ColumnNode<Root: View>:
  StoredNode<Column<Root>>, ElementNode, SplitColumn, NavigationHost
{
  var isShown = true
  private var page: _Node?
  private var destinations: [any DestinationNode] = []

  init(
    _ column: Column<Root>, in context: _NodeContext, leadingTo next: (any NavigationHost)? = nil
  ) {
    super.init(column, in: context, traits: .element)
    var values = EnvironmentValues(scope: environment)
    values.navigationHost = next.map { WeakNavigationHost(host: $0, page: 0) }
    attachFirst(
      Root._makeNode(column.root, in: childContext.with(environment: values.scope)))
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout Column<Root>) {
    countVisit()
    value = newValue
    if let root = firstChild { _Node.update(root, with: newValue.root) }
  }

  var role: Element.Role { .group }
  var label: String { value.title }

  override var firstVisibleLink: Unmanaged<_Node>? { page.unretained ?? firstLink }
  override func visibleLink(after child: _Node) -> Unmanaged<_Node>? { nil }

  // MARK: - Navigation host

  func push(_ value: AnyHashable) {
    guard let destination = destinations.last(where: { $0.accepts(value) }) else {
      graph.session.raise(.missingDestination(for: type(of: value.base)))
      return
    }
    show { destination.makePage(for: value, in: $0) }
  }

  func push(_ makePage: @escaping (_NodeContext) -> _Node) { show(makePage) }

  private func show(_ makePage: (_NodeContext) -> _Node?) {
    guard let fresh = makePage(childContext) else { return }
    if let page { removeChild(page) }
    page = fresh
    attach(fresh, after: firstChild)
    if let window = graph.window { graph.session.focus.surfacesDidChange(in: window) }
  }

  func popPage(_ page: Int) {
    if let shown = self.page { removeChild(shown) }
    self.page = nil
  }

  func register(_ destination: any DestinationNode) { destinations.append(destination) }

  func unregister(_ destination: any DestinationNode) {
    destinations.removeAll { $0 === destination }
  }
}
