// SPDX-License-Identifier: Apache-2.0

/// A stack that links push onto.
@MainActor
protocol NavigationHost: _Node {
  func push(_ value: AnyHashable)
  func push(_ makePage: @escaping (_NodeContext) -> _Node)
  /// Pops a page and those above it, by its place: 1 is the first pushed one.
  func popPage(_ page: Int)
  func register(_ destination: any DestinationNode)
  func unregister(_ destination: any DestinationNode)
}

/// The stack around a view.
struct NavigationHostKey: EnvironmentKey {
  static var defaultValue: WeakNavigationHost? { nil }
}

/// A reference to a stack that its pages may keep.
struct WeakNavigationHost {
  weak var host: (any NavigationHost)?
  /// How many pages lie between the stack's root and the reader.
  let page: Int
}

extension EnvironmentValues {
  var navigationHost: WeakNavigationHost? {
    get { self[NavigationHostKey.self] }
    set { self[NavigationHostKey.self] = newValue }
  }
}

/// The node of a stack: its root page, then a page for each pushed value.
///
/// Only the last one is shown.
final class NavigationStackNode<Data, Root: View>:
  StoredNode<NavigationStack<Data, Root>>, NavigationHost
{
  /// What a page was pushed for.
  private enum PageKey {
    case value(AnyHashable)
    case view
  }

  private var pages: [(key: PageKey, node: _Node)] = []
  private var destinations: [any DestinationNode] = []
  private var ownPath: [AnyHashable] = []

  init(_ view: NavigationStack<Data, Root>, in context: _NodeContext) {
    super.init(view, in: context)
    attachFirst(PageNode(PageContent(root: view.root), in: contextForPage(0)))
    reconcile()
  }

  /// The context of a page, in which `dismiss` pops it. // W6, S22
  private func contextForPage(_ index: Int) -> _NodeContext {
    var values = EnvironmentValues(scope: environment)
    values.navigationHost = WeakNavigationHost(host: self, page: index)
    return childContext.with(environment: values.scope)
  }

  override func update(_ newValue: inout NavigationStack<Data, Root>) {
    countVisit()
    value = newValue
    if let root = firstChild { _Node.update(root, with: PageContent(root: newValue.root)) }
    reconcile()
  }

  override func refresh() { reconcile() }

  /// Makes the pages match the path.
  ///
  /// Pushed views have no value in it; they stay on the page that they were pushed onto.
  private func reconcile() {
    let path = value.path.map { access in tracked { access.elements } } ?? ownPath
    var matched = 0
    let mismatch = pages.firstIndex { page in
      guard case .value(let value) = page.key else { return false }
      guard matched < path.count, path[matched] == value else { return true }
      matched += 1
      return false
    }
    pop(to: mismatch ?? pages.count)
    for value in path[matched...] { push(page: value) }
  }

  /// How many of the pages below a place were pushed as values, and so stand in the path.
  private func valuesBelow(_ page: Int) -> Int {
    pages.prefix(page - 1).count { if case .value = $0.key { true } else { false } }
  }

  private func push(page value: AnyHashable) {
    guard let destination = destinations.last(where: { $0.accepts(value) }) else {
      graph.session.raise(.missingDestination(for: type(of: value.base)))
      return
    }
    append(.value(value)) { destination.makePage(for: value, in: $0) }
  }

  private func append(_ key: PageKey, _ make: (_NodeContext) -> _Node?) {
    let context = contextForPage(pages.count + 1)
    guard let node = make(context) else { return }
    attach(node, after: pages.last?.node ?? firstChild)
    pages.append((key, node))
    topDidChange()
  }

  private func pop(to count: Int) {
    guard pages.count > count else { return }
    while pages.count > count { removeChild(pages.removeLast().node) }
    topDidChange()
  }

  private func topDidChange() {
    guard let surface = environment?.surface else { return }
    graph.session.focus.surfacesDidChange(in: surface.window)
    graph.session.afterUpdate { surface.pageDidChange() }
  }

  // MARK: - Navigation host

  func push(_ value: AnyHashable) {
    if let path = self.value.path {
      path.elements.append(value)
    } else {
      ownPath.append(value)
      graph.invalidate(self)
    }
  }

  func push(_ makePage: @escaping (_NodeContext) -> _Node) { append(.view, makePage) }

  func popPage(_ page: Int) {
    guard page <= pages.count else { return }
    let kept = valuesBelow(page)
    if case .view = pages[page - 1].key { pop(to: page - 1) }
    if let path = value.path {
      if path.elements.count > kept { path.elements = Array(path.elements.prefix(kept)) }
    } else if ownPath.count > kept {
      ownPath = Array(ownPath.prefix(kept))
      graph.invalidate(self)
    }
  }

  func register(_ destination: any DestinationNode) {
    destinations.append(destination)
    graph.invalidate(self)
  }

  func unregister(_ destination: any DestinationNode) {
    destinations.removeAll { $0 === destination }
  }

  // MARK: - What is shown

  /// The page on top; those below are there but not shown.
  override var firstVisibleLink: Unmanaged<_Node>? {
    pages.last.map { .passUnretained($0.node) } ?? firstLink
  }
  override func visibleLink(after child: _Node) -> Unmanaged<_Node>? { nil }
}

/// The content of a stack's root page.
struct PageContent<Root: View> {
  let root: Root
}

/// The node of a stack's root page.
private final class PageNode<Root: View>: _ValueNode<PageContent<Root>> {
  init(_ page: PageContent<Root>, in context: _NodeContext) {
    super.init(in: context)
    attachFirst(Root._makeNode(page.root, in: childContext))
  }

  override func update(_ newValue: inout PageContent<Root>) {
    if let child = firstChild { _Node.update(child, with: newValue.root) }
  }
}

extension _Node {
  /// How many pushed pages the node lies under. // F6
  var pagesAbove: Int { EnvironmentValues(scope: environment).navigationHost?.page ?? 0 }
}
