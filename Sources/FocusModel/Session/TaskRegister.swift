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
    let session: Session

    init(_ beacon: Beacon, _ session: Session) {
      self.beacon = beacon
      self.session = session
    }

    /// The session goes on the main actor, wherever the last of its tasks may end.
    deinit {
      if isOnMainActor { return }
      Task { @MainActor [session] in withExtendedLifetime(session) {} }
    }
  }

  private final class Beacon: Sendable {}

  private enum Inherited {
    @TaskLocal static var token: Token?
  }

  private var beacon = Beacon()

  /// Runs a body so that the tasks it starts are known.
  func attributing(to session: Session, _ body: () -> Void) {
    Inherited.$token.withValue(Token(beacon, session), operation: body)
  }

  /// Whether a task that the app has started has not ended.
  var isAnyRunning: Bool { !isKnownUniquelyReferenced(&beacon) }
}
