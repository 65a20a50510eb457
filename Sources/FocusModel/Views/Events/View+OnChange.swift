// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Runs an action after an update in which a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action after an update in which a value has changed, with the old and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action after an update in which a value has changed, with the new one.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}

/// A modifier that runs an action when a value has changed.
public struct _ChangeModifier<Value: Equatable>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
  }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    ChangeNode(view, in: context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  ModifierNode<Content, _ChangeModifier<Value>>
{
  init(_ view: ModifiedContent<Content, _ChangeModifier<Value>>, in context: _NodeContext) {
    super.init(view, in: context)
    if modifier.initial { announce(from: modifier.value) }
  }

  override func modifierDidChange(from old: _ChangeModifier<Value>) {
    if old.value != modifier.value { announce(from: old.value) }
  }

  private func announce(from old: Value) {
    let modifier = modifier
    graph.session.afterUpdate { modifier.action(old, modifier.value) }
  }
}
