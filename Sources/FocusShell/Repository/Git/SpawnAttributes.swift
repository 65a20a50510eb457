// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a child is started.
struct SpawnAttributes {
  #if canImport(Darwin)
    var raw: posix_spawnattr_t?
    private static let ownFlags = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    var raw = posix_spawnattr_t()
    // POSIX_SPAWN_SETSID, which C declares for GNU sources only; Swift's module is none.
    private static let ownFlags = 0x80
  #endif

  init() {
    posix_spawnattr_init(&raw)
  }

  mutating func destroy() {
    posix_spawnattr_destroy(&raw)
  }

  /// Starts the child in a session of its own with no signal blocked and the usual ones obeyed.
  ///
  /// A shell ignores or blocks signals for itself, which its children would inherit.
  mutating func setFreshSession() {
    let flags = Int(Self.ownFlags) | Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&raw, Int16(truncatingIfNeeded: flags))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&raw, &signals)
    for signal in [SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXFSZ, SIGCHLD, SIGTSTP] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&raw, &signals)
  }
}
