// SPDX-License-Identifier: Apache-2.0

/// Builds the content of a toolbar from closures.
@resultBuilder
public enum ToolbarContentBuilder {
  /// An expression is content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A block of one content is that content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block of several contents is a group of them.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleContent<repeat each Content> {
    _TupleContent(repeat each content)
  }

  /// An `if` without `else` is optional content.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
}
