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
