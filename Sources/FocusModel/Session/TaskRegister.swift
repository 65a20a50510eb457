// SPDX-License-Identifier: Apache-2.0

/// Knows whether tasks that the app has started are still running.
///
/// Actions and effects run with a token in a task-local value. A task that is started meanwhile inherits
/// the token and holds it until it ends; so as long as somebody else holds the beacon that is in each
/// token, something is running. A token holds the session too, which must not go before those that may
/// still write its state. Detached tasks inherit nothing and are not waited for.
@MainActor
final class TaskRegister {
  /// Held by every task that was started by the app.
  private final class Token: Sendable {
    let beacon: Beacon
    /// The session while an action runs, and for as long as tasks hold the token; only ever set on the main
    /// actor while nobody else holds it.
    nonisolated(unsafe) var session: Session?

    init(_ beacon: Beacon) { self.beacon = beacon }

    /// The session goes on the main actor, wherever the last of its tasks may end.
    deinit {
      guard let session, !isOnMainActor else { return }
      Task { @MainActor in withExtendedLifetime(session) {} }
    }
  }

  private final class Beacon: Sendable {}

  private enum Inherited {
    @TaskLocal static var token: Token?
  }

  /// A transaction whose tasks may still run.
  private struct Starter {
    weak var token: Token?
    let action: UserAction?
    /// Whether the action itself has started one, rather than a view that came up.
    let isItself: Bool
  }

  /// The session that the running task belongs to, and what started it; nil for a task of nobody's.
  nonisolated static var current: (session: Session, starter: TaskStarter)? {
    guard let token = Inherited.token, let session = token.session else { return nil }
    return (session, ObjectIdentifier(token))
  }

  @exclusivity(unchecked) private var beacon = Beacon()
  /// The token of an action that has started no task, for the next one.
  @exclusivity(unchecked) private var spare: Token?
  private var starters: [Starter] = []
  /// The tasks of views that run, by their labels.
  private var labels: [String: Int] = [:]

  /// Runs an action, then what follows from it, so that the tasks they start are known.
  ///
  /// - Returns: Whether the action itself has started one.
  func attributing(
    to session: Session, by action: UserAction?, _ body: () -> Void, then effects: () -> Void
  ) -> Bool {
    var token = spare.take() ?? Token(beacon)
    token.session = session
    Inherited.$token.withValue(token, operation: body)
    let isStarter = !isKnownUniquelyReferenced(&token)
    Inherited.$token.withValue(token, operation: effects)
    if isKnownUniquelyReferenced(&token) {
      token.session = nil
      spare = token
    } else {
      starters.removeAll { $0.token == nil }
      starters.append(Starter(token: token, action: action, isItself: isStarter))
    }
    return isStarter
  }

  /// Whether a task that the app has started has not ended.
  var isAnyRunning: Bool {
    spare = nil
    return !isKnownUniquelyReferenced(&beacon)
  }

  /// What has started tasks that may still run.
  var starterIDs: Set<TaskStarter> {
    Set(starters.compactMap { $0.token.map(ObjectIdentifier.init) })
  }

  func viewTaskStarted(_ label: String) { labels[label, default: 0] += 1 }

  func viewTaskEnded(_ label: String) {
    let count = labels[label, default: 1] - 1
    labels[label] = count > 0 ? count : nil
  }

  /// What has not ended, the tasks of views first.
  var unfinished: [UnfinishedWork] {
    let ofViews = labels.keys.sorted().map(UnfinishedWork.viewTask)
    let others = starters.filter { $0.token != nil && ($0.isItself || ofViews.isEmpty) }
    return ofViews + others.map { $0.action.map(UnfinishedWork.action) ?? .other }
  }
}
