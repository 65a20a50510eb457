// SPDX-License-Identifier: Apache-2.0

/// A tab and its page.
///
/// Source: <https://developer.apple.com/documentation/swiftui/tab>
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// What the tab stands for.
  public typealias TabValue = Value
  /// The body of a built-in tab, which has none.
  public typealias Body = Never

  let value: Value?
  let label: Label
  let content: Content

  private init(_ value: Value?, _ label: Label, _ content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  /// Creates a tab with a label of any view that stands for a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, label(), content())
  }

  /// Makes the tab's node; for internal use only.
  public static func _makeNode(_ tab: Self, in context: _NodeContext) -> _ValueNode<Self> {
    TabNode(tab, in: context) {
      TabParts(value: $0.value.map { AnyHashable($0) }, label: $0.label, page: $0.content)
    }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of any view.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, DefaultTabLabel(title: Text(titleKey)), content())
  }

  /// Creates a tab with a title and a symbol that stands for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, DefaultTabLabel(title: Text(title)), content())
  }

  /// Creates a tab with a title and an image of the app's that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, DefaultTabLabel(title: Text(titleKey)), content())
  }

  /// Creates a tab without a title of its own that stands for a value, such as the search tab.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, DefaultTabLabel(title: Text(role == .search ? "Search" : "")), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(title: Text(titleKey)), content())
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(title: Text(title)), content())
  }
}

/// The label that a tab has by itself: its title.
public struct DefaultTabLabel: View {
  let title: Text

  /// The title.
  public var body: some View { title }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching.
  public static let search = TabRole(name: "search")
}

/// Several tabs under a header.
public struct TabSection<Header: View, Content: TabContent>: TabContent {
  /// What the tabs stand for.
  public typealias TabValue = Content.TabValue

  let header: Header
  let content: Content

  /// Creates a section with a header of any view.
  public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// The tabs.
  public var body: some TabContent<Content.TabValue> { content }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}
