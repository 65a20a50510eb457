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

  @exclusivity(unchecked) private var beacon = Beacon()
  /// The token of an action that has started no task, for the next one.
  @exclusivity(unchecked) private var spare: Token?

  /// Runs a body so that the tasks it starts are known.
  func attributing(to session: Session, _ body: () -> Void) {
    var token = spare ?? Token(beacon)
    spare = nil
    token.session = session
    Inherited.$token.withValue(token, operation: body)
    if isKnownUniquelyReferenced(&token) {
      token.session = nil
      spare = token
    }
  }

  /// Whether a task that the app has started has not ended.
  var isAnyRunning: Bool {
    spare = nil
    return !isKnownUniquelyReferenced(&beacon)
  }
}
