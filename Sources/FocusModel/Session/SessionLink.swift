// SPDX-License-Identifier: Apache-2.0

/// A way to a session for those who may outlive it: environments that a task holds, say.
///
/// Stands in for weak references to the session itself, which would make each retain of it take the long
/// way round; the session cuts the link when it goes.
@MainActor
final class SessionLink {
  @exclusivity(unchecked) unowned(unsafe) var session: Session?

  nonisolated init() {}
}
