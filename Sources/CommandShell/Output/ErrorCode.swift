// SPDX-License-Identifier: Apache-2.0

/// Why a line failed, as programs read it in the `error` object of JSON output.
enum ErrorCode: String, CaseIterable, Sendable {
  case syntax
  case unknown
  case ambiguous
  case disabled
  /// A sheet stands before what the line would act on.
  case blocked
  case noWindow
  case noFocus
  case notFound
  case expectation
  case operation
  case `internal`
}

extension ErrorCode {
  /// What the code says of a line, without a full stop.
  var summary: String {
    switch self {
    case .syntax: "The line cannot be parsed"
    case .unknown: "There is no such command, verb or item"
    case .ambiguous: "The name could be several"
    case .disabled: "The command or control is disabled now"
    case .blocked: "A sheet stands before what the line would act on"
    case .noWindow: "There is no such window, or none at all"
    case .noFocus: "No field has keyboard focus"
    case .notFound: "There is no such control, value, policy or file"
    case .expectation: "An expectation does not hold"
    case .operation: "What was tried has failed"
    case .internal: "The shell itself is at fault"
    }
  }

  /// The exit code of a script that ends with this error.
  var exitCode: ExitCode {
    switch self {
    case .syntax: .usage
    case .expectation: .expectation
    case .unknown, .ambiguous, .disabled, .blocked, .noWindow, .noFocus, .notFound, .operation,
      .internal:
      .command
    }
  }
}
