// SPDX-License-Identifier: Apache-2.0

import Observation

extension Scene {
  /// Sets a value in the environment of this scene and its windows. // E6
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    SceneWithEnvironment(content: self, modifier: _EnvironmentModifier(keyPath, value))
  }

  /// Puts an observable object into the environment of this scene and its windows, by its type. // E2, E6
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    environment(\.[ObjectKey<T>()], object)
  }

  /// Puts an observable object into the environment of this scene and its windows, by its type. // E2, E6
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    environment(\.[ObjectKey<T>()], object)
  }
}

/// A scene with a value in its environment.
private struct SceneWithEnvironment<Content: Scene, Value>: Scene {
  typealias Body = Never

  let content: Content
  let modifier: _EnvironmentModifier<Value>

  static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    SceneWithEnvironmentNode(scene, in: context)
  }
}

/// The node of a scene with a value in its environment.
private final class SceneWithEnvironmentNode<Content: Scene, Value>:
  StoredNode<SceneWithEnvironment<Content, Value>>
{
  private let scope: EnvironmentScope?

  init(_ scene: SceneWithEnvironment<Content, Value>, in context: _NodeContext) {
    scope = scene.modifier.scope(inside: context.environment)
    super.init(scene, in: context)
    attachFirst(Content._makeNode(scene.content, in: childContext.with(environment: scope)))
  }

  override func update(_ newValue: SceneWithEnvironment<Content, Value>) {
    countVisit()
    let old = value
    value = newValue
    if !Comparator.of(Value.self).areEqual(old.modifier.value, newValue.modifier.value),
      let scope, let fresh = newValue.modifier.scope(inside: environment)
    {
      scope.takeValue(of: fresh)
      graph.structureDidChange()
    }
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }
}
