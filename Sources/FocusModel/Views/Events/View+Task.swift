// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Runs an asynchronous action when the view appears, and cancels it when the view goes.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, name: name, priority: priority, action)
  }

  /// Runs an asynchronous action when the view appears and whenever a value changes, cancelling the one
  /// before.
  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}

/// A modifier that runs an asynchronous action for as long as its view is there.
public struct _TaskModifier<ID: Equatable>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  init(
    id: ID, name: String?, priority: TaskPriority, action: @escaping @Sendable () async -> Void
  ) {
    self.id = id
    self.name = name
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
    graph.session.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      run(modifier, in: graph.session, window: graph.window?.number)
    }
  }

  /// Runs the action, and reports when it begins and ends under its name, else the view's.
  private func run(_ modifier: _TaskModifier<ID>, in session: Session, window: Int?) {
    let label = modifier.name ?? enclosingView
    session.announce(.taskStarted(label: label, window: window))
    session.tasks.viewTaskStarted(label)
    task = Task(priority: modifier.priority) { [weak session, action = modifier.action] in
      await action()
      session?.tasks.viewTaskEnded(label)
      session?.announce(.taskEnded(label: label, window: window))
    }
  }

  override func willRemove() { task?.cancel() }
  override func sessionDidGo() { task?.cancel() }
}
