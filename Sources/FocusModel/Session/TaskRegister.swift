// SPDX-License-Identifier: Apache-2.0

/// Knows whether tasks that the app has started are still running.
///
/// Actions and effects run with a token in a task-local value. A task that is started meanwhile inherits
/// the token and holds it until it ends; so as long as somebody else holds it, something is running.
/// Detached tasks inherit nothing and are not waited for.
@MainActor
final class TaskRegister {
  /// Held by every task that was started by the app.
  private final class Token: Sendable {}

  private enum Inherited {
    @TaskLocal static var token: Token?
  }

  private var token = Token()

  /// Runs a body so that the tasks it starts are known.
  func attributing<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let outcome = Inherited.$token.withValue(token) {
      Result { () throws(Failure) in try body() }
    }
    try outcome.get()
  }

  /// Whether a task that the app has started has not ended.
  var isAnyRunning: Bool { !isKnownUniquelyReferenced(&token) }
}
