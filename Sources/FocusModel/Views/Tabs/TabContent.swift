// SPDX-License-Identifier: Apache-2.0

/// Tabs of a tab view.
///
/// Source: <https://developer.apple.com/documentation/swiftui/tabcontent>
@MainActor @preconcurrency
public protocol TabContent<TabValue>: _NodeValue {
  /// What the tabs stand for.
  associatedtype TabValue: Hashable
  /// The type of what the content is made of.
  associatedtype Body: TabContent
  /// What the content is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension TabContent {
  /// Makes the node of content that has a body; for internal use only.
  @MainActor public static func _makeNode(
    _ content: Self, in context: _NodeContext
  ) -> _ValueNode<Self> {
    ComposedNode(content, in: context) { node in node.run { node.value.body } }
  }
}

extension TabContent where Body == Never {
  /// Never asked for: the node stands for the content.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body.") }
}

extension Never: TabContent {
  /// Nothing.
  public typealias TabValue = Never
}

extension Optional: TabContent where Wrapped: TabContent {
  /// What the tabs stand for.
  public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// What the tabs stand for.
  public typealias TabValue = TrueContent.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  /// What the tabs stand for.
  public typealias TabValue = Content.TabValue
}

extension ForEach where Content: TabContent {
  /// Creates tabs for each element, by the element's own identity.
  public init(
    _ data: Data,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs for each element, by the identity that a key path names.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Several tabs in a row, as a builder's block gives them.
public struct _TabGroup<TabValue: Hashable, each Content: TabContent> {
  let content: _TupleContent<repeat each Content>
}

extension _TabGroup: TabContent {
  /// The body of a built-in value, which has none.
  public typealias Body = Never

  /// Makes the tabs' node; for internal use only.
  public static func _makeNode(_ group: Self, in context: _NodeContext) -> _ValueNode<Self> {
    WrapperNode(group, in: context) { $0.content }
  }
}

/// The tabs of a tab view, as a view.
public struct TabContentView<Content: TabContent>: PrimitiveView {
  let content: Content

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    WrapperNode(view, in: context) { $0.content }
  }
}

/// The node of a value that is nothing but another one.
final class WrapperNode<Value, Content: _NodeValue>: StoredNode<Value> {
  private let content: (Value) -> Content

  init(_ value: Value, in context: _NodeContext, content: @escaping (Value) -> Content) {
    self.content = content
    super.init(value, in: context)
    attachFirst(Content._makeNode(content(value), in: childContext))
  }

  override func update(_ newValue: inout Value) {
    countVisit()
    value = newValue
    if let child = firstChild { _Node.update(child, with: content(newValue)) }
  }
}

/// Builds tabs from closures.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// An expression is a tab as it is.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A block of one is that one.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// A block of several is a group of them.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue, repeat each Content> {
    _TabGroup(content: _TupleContent(repeat each content))
  }

  /// An `if` without `else` is optional.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// The first branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(.second(second))
  }
}
