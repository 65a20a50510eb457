// SPDX-License-Identifier: Apache-2.0

/// A row or button that pushes a page onto the stack around it.
///
/// Source: <https://developer.apple.com/documentation/swiftui/navigationlink>
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let label: Label
  let target: Target

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
  init(_ view: NavigationLink<Label, Destination>, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .pressable])
    attachFirst(Label._makeNode(view.label, in: childContext))
  }

  override var asElement: (any ElementNode)? { self }
  override var asPressable: (any Pressable)? { self }

  override func update(_ newValue: inout NavigationLink<Label, Destination>) {
    countVisit()
    value = newValue
    if let child = firstChild { _Node.update(child, with: newValue.label) }
  }

  var role: Element.Role { .link }
  var label: String { shownText }

  func press() {
    if case .value(let pushed?) = value.target, row?.list.select(pushed) ?? false { return }
    guard let host = EnvironmentValues(scope: environment).navigationHost?.host else { return }
    switch value.target {
    case .value(let pushed):
      if let pushed { host.push(pushed) }
    case .view(let destination):
      host.push { Destination._makeNode(destination(), in: $0) }
    }
  }
}
