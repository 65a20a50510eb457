// SPDX-License-Identifier: Apache-2.0

extension Scene {
  /// Runs an action after an update in which a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    SceneWithChange(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action after an update in which a value has changed, with the old and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    SceneWithChange(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action after an update in which a value has changed, with the new one.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    SceneWithChange(content: self, value: value, initial: false) { _, new in action(new) }
  }

  /// Says which events from outside open a window of this scene; recorded, since events go to the front.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    recorded("handlesExternalEvents", conditions)
  }
}

extension View {
  /// Says which events from outside this view's window takes; recorded, since events go to the front.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    recorded("handlesExternalEvents", (preferring: preferring, allowing: allowing))
  }
}

/// A scene that runs an action when a value has changed.
private struct SceneWithChange<Content: Scene, Value: Equatable>: Scene {
  typealias Body = Never

  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    SceneWithChangeNode(scene, in: context)
  }
}

/// The node of a scene that runs an action when a value has changed.
private final class SceneWithChangeNode<Content: Scene, Value: Equatable>:
  StoredNode<SceneWithChange<Content, Value>>
{
  init(_ scene: SceneWithChange<Content, Value>, in context: _NodeContext) {
    super.init(scene, in: context)
    attachFirst(Content._makeNode(scene.content, in: childContext))
    if scene.initial { announce(from: scene.value) }
  }

  override func update(_ newValue: inout SceneWithChange<Content, Value>) {
    countVisit()
    let old = value.value
    value = newValue
    if old != newValue.value { announce(from: old) }
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }

  private func announce(from old: Value) {
    let scene = value
    graph.session.afterUpdate { scene.action(old, scene.value) }
  }
}
