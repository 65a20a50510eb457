// SPDX-License-Identifier: Apache-2.0

/// A row or button that pushes a page onto the stack around it.
///
/// Source: <https://developer.apple.com/documentation/swiftui/navigationlink>
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let label: Label
  let target: Target
  /// Says whether what the link leads to is shown, and is told when a press or a way back changes that.
  var activation: Binding<Bool>?

  /// What a press pushes.
  enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
  }

  /// Creates a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination)
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view { destination }
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    NavigationLinkNode(view, in: context)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that pushes a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

private final class NavigationLinkNode<Label: View, Destination: View>:
  StoredNode<NavigationLink<Label, Destination>>, Pressable
{
  /// The page that the link has led to, for as long as it is there.
  private weak var page: _Node?

  init(_ view: NavigationLink<Label, Destination>, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .pressable])
    attachFirst(Label._makeNode(view.label, in: childContext))
    refresh()
  }

  override var asElement: (any ElementNode)? { self }
  override var asPressable: (any Pressable)? { self }

  override func update(_ newValue: inout NavigationLink<Label, Destination>) {
    countVisit()
    value = newValue
    if let child = firstChild { _Node.update(child, with: newValue.label) }
    if let page, !page.isRemoved, let content = pageContent {
      _Node.update(page, with: content)
    }
    refresh()
  }

  var role: Element.Role { .link }
  var label: String { shownText }

  func press() {
    if case .value(let pushed?) = value.target, row?.list.select(pushed) ?? false { return }
    if let activation = value.activation {
      activation.wrappedValue = true
    } else if case .value(let pushed?) = value.target {
      host?.push(pushed)
    } else {
      showPage()
    }
  }

  // MARK: - The page that the link leads to

  private var host: (any NavigationHost)? {
    EnvironmentValues(scope: environment).navigationHost?.host
  }

  /// Brings what is shown in line with the binding, after the update.
  override func refresh() {
    guard let activation = value.activation else { return }
    var isWanted = false
    tracked { isWanted = activation.wrappedValue }
    guard isWanted != isPageShown else { return }
    graph.session.afterUpdate { [weak self] in self?.follow() }
  }

  private func follow() {
    guard !isRemoved, let isWanted = value.activation?.wrappedValue, isWanted != isPageShown
    else { return }
    if isWanted { showPage() } else { host?.popPage(pagesAbove + 1) }
  }

  private var isPageShown: Bool { page.map { !$0.isRemoved } ?? false }

  private func showPage() {
    guard let content = pageContent else { return }
    host?.push { [weak self] context in
      let node = LinkedPage._makeNode(content, in: context)
      self?.page = node
      return node
    }
  }

  private var pageContent: LinkedPage<Destination>? {
    guard case .view(let destination) = value.target else { return nil }
    return LinkedPage(content: destination()) { [weak self] in self?.pageDidGo() }
  }

  /// A way back that was not the binding's is told to it.
  private func pageDidGo() {
    guard !isPageShown, let activation = value.activation, activation.wrappedValue else { return }
    activation.wrappedValue = false
  }
}

/// What a link leads to, and what is to be done when it goes.
private struct LinkedPage<Content: View>: View {
  let content: Content
  let gone: () -> Void

  var body: some View { content.onDisappear(perform: gone) }
}
