// SPDX-License-Identifier: Apache-2.0

/// What a program left when it ended.
struct ProcessResult: Sendable {
  /// How it ended.
  var status = ProcessEnding.unknown
  /// Why it was made to end, where it was.
  var stopReason: StopReason?
  /// The bytes of its standard output.
  var output: [UInt8] = []
  /// What it said on its standard error.
  var messages: ProgressParser

  /// The reasons for stopping a program.
  enum StopReason: Sendable {
    case cancelled
    case outputLimit
  }
}

/// How a program ended.
enum ProcessEnding: Equatable, Sendable {
  /// With an exit code, 0 for success.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)
  /// Somebody else took note of it.
  case unknown
}
