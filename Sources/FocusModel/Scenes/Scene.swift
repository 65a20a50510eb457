// SPDX-License-Identifier: Apache-2.0

/// A part of an app that shows windows or contributes to the menu bar.
///
/// Source: <https://developer.apple.com/documentation/swiftui/scene>
@MainActor @preconcurrency
public protocol Scene: _NodeValue {
  /// The type of what the scene is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene {
  /// Makes the node of a scene that has a body; for internal use only.
  @inlinable
  @MainActor public static func _makeNode(
    _ scene: Self, in context: _NodeContext
  ) -> _ValueNode<Self> {
    ComposedNode(scene, in: context) { node in node.run { node.value.body } }
  }
}

extension Scene where Body == Never {
  /// Never asked for: the node stands for the scene.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body.") }
}

extension Never: Scene {}
extension Optional: Scene where Wrapped: Scene {}
extension _ConditionalContent: Scene where TrueContent: Scene, FalseContent: Scene {}
extension _TupleContent: Scene where repeat each Content: Scene {}

/// Builds scenes from closures.
@resultBuilder
public enum SceneBuilder {
  /// An expression is a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of one scene is that scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of several scenes is a group of them.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleContent<repeat each Content> {
    _TupleContent(repeat each content)
  }

  /// An `if` without `else` is an optional scene.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// A branch that depends on an API's availability.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
