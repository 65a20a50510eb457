// SPDX-License-Identifier: Apache-2.0

/// What a tab is made of: its label, its page and what it stands for.
struct TabParts<Label: View, Page: View> {
  let value: AnyHashable?
  let label: Label
  let page: Page
}

/// The node of a tab.
///
/// Its page is made when the tab is first selected and kept from then on.
class TabNode<Value, Label: View, Page: View>: StoredNode<Value>, TabEntry, Pressable {
  private let parts: (Value) -> TabParts<Label, Page>
  private let host: WeakTabHost?
  private let visibility: EnvironmentValueScope<Bool>
  private var page: _Node?
  private(set) final var isShown = false

  init(_ value: Value, in context: _NodeContext, parts: @escaping (Value) -> TabParts<Label, Page>)
  {
    self.parts = parts
    host = EnvironmentValues(scope: context.environment).tabHost
    visibility = EnvironmentValueScope(
      false, key: ObjectIdentifier(IsInShownTabKey.self), parent: context.environment)
    super.init(value, in: context, traits: [.element, .pressable])
    attachFirst(Label._makeNode(parts(value).label, in: childContext))
    host?.host.map(graph.invalidate)
  }

  override var asElement: (any ElementNode)? { self }
  override var asPressable: (any Pressable)? { self }

  override func update(_ newValue: inout Value) {
    countVisit()
    value = newValue
    let parts = parts(newValue)
    if let label = firstChild { _Node.update(label, with: parts.label) }
    if let page { _Node.update(page, with: parts.page) }
  }

  func setShown(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    visibility.setValue(isShown)
    if isShown, page == nil {
      let node = Page._makeNode(
        parts(value).page, in: childContext.with(environment: visibility))
      page = node
      attach(node, after: firstChild)
    }
    if !isShown { dropFocus() }
    if let window = graph.window { graph.session.focus.surfacesDidChange(in: window) }
    structureDidChange()
  }

  /// Keyboard focus does not stay on a page that is not shown.
  private func dropFocus() {
    guard let surface = environment?.surface, let focused = surface.focused, let page,
      focused.isInside(page)
    else { return }
    graph.session.setFocus(nil, in: surface)
  }

  override func willRemove() { host?.host.map(graph.invalidate) }

  final override var firstVisibleLink: Unmanaged<_Node>? { isShown ? page.unretained : nil }

  final var tabValue: AnyHashable? { parts(value).value ?? tagAround }

  /// A tag outside `tabItem`.
  private var tagAround: AnyHashable? {
    var node = parent
    while let candidate = node, candidate !== host?.host {
      if let tagged = candidate as? any Tagged { return tagged.tag }
      node = candidate.parent
    }
    return nil
  }

  final var role: Element.Role { .tab }
  final var label: String { firstChild?.shownText ?? "" }
  final func press() { host?.host?.select(self) }
  final func complete(_ element: inout Element) { element.isSelected = isShown }
}

/// Whether what reads it lies on a page that is shown.
struct IsInShownTabKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension _Node {
  /// Whether the node lies on a page of tabs that is shown now, all around included.
  var isInShownTab: Bool {
    let key = ObjectIdentifier(IsInShownTabKey.self)
    var scope = environmentLink?.borrow { $0.nearestLink(key) }?.takeUnretainedValue()
    while let candidate = scope {
      guard let shown = candidate as? EnvironmentValueScope<Bool>, shown.value else { return false }
      scope = candidate.parent?.nearestLink(key)?.takeUnretainedValue()
    }
    return true
  }

  /// Whether the node is another one or lies below it.
  func isInside(_ outer: _Node) -> Bool {
    var node: _Node? = self
    while let candidate = node, candidate !== outer { node = candidate.parent }
    return node != nil
  }
}
