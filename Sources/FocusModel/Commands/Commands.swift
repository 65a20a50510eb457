// SPDX-License-Identifier: Apache-2.0

/// Part of the menu bar.
///
/// Source: <https://developer.apple.com/documentation/swiftui/commands>
@MainActor @preconcurrency
public protocol Commands: _NodeValue {
  /// The type of what the commands are made of.
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Commands {
  /// Makes the node of commands that have a body; for internal use only.
  @inlinable
  @MainActor public static func _makeNode(
    _ commands: Self, in context: _NodeContext
  ) -> _ValueNode<Self> {
    ComposedNode(commands, in: context) { node in node.run { node.value.body } }
  }
}

extension Commands where Body == Never {
  /// Never asked for: the node stands for the commands.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body.") }
}

extension Never: Commands {}
extension Optional: Commands where Wrapped: Commands {}
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
extension _TupleContent: Commands where repeat each Content: Commands {}

/// No commands.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public nonisolated init() {}

  /// The body of built-in commands, which have none.
  public typealias Body = Never

  /// Makes the commands' node; for internal use only.
  public static func _makeNode(
    _ commands: EmptyCommands, in context: _NodeContext
  ) -> _ValueNode<EmptyCommands> {
    _ValueNode(in: context)
  }
}

/// Builds commands from closures.
@resultBuilder
public enum CommandsBuilder {
  /// An expression is commands as it is.
  @inlinable
  public static func buildExpression<Content: Commands>(_ content: consuming Content) -> Content {
    content
  }

  /// An empty block is no commands.
  @inlinable
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A block of one is that one.
  @inlinable
  public static func buildBlock<Content: Commands>(_ content: consuming Content) -> Content {
    content
  }

  /// A block of several is a group of them.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleContent<repeat each Content> {
    _TupleContent(repeat each content)
  }

  /// An `if` without `else` is optional.
  @inlinable
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  @inlinable
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  @inlinable
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
}
