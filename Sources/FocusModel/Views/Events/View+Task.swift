// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Runs an asynchronous action when the view appears, and cancels it when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs an asynchronous action when the view appears and whenever a value changes, cancelling the one
  /// before.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}

/// A modifier that runs an asynchronous action for as long as its view is there.
public struct _TaskModifier<ID: Equatable>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    TaskNode(view, in: context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>:
  ModifierNode<Content, _TaskModifier<ID>>
{
  private var task: Task<Void, Never>?

  init(_ view: ModifiedContent<Content, _TaskModifier<ID>>, in context: _NodeContext) {
    super.init(view, in: context)
    start()
  }

  override func modifierDidChange(from old: _TaskModifier<ID>) {
    if old.id != modifier.id { start() }
  }

  /// Starts the action after the update, as `onAppear` would.
  private func start() {
    task?.cancel()
    let (action, priority) = (modifier.action, modifier.priority)
    graph.session.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      task = Task(priority: priority, operation: action)
    }
  }

  override func willRemove() { task?.cancel() }
}
