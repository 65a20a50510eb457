// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A signal that the shell answers itself.
enum TerminalSignal: Equatable, Sendable {
  /// Ctrl-C: stop what is going on.
  case interrupt
  /// A request to end.
  case terminate
  /// The terminal is gone.
  case hangUp

  /// The exit code of a process that ended because of this signal.
  var exitCode: Int32 {
    let number =
      switch self {
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      case .hangUp: SIGHUP
      }
    return 128 + number
  }
}
