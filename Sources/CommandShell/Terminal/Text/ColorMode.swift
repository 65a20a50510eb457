// SPDX-License-Identifier: Apache-2.0

/// The choice of the option `--color`.
enum ColorMode: String, CaseIterable, Sendable {
  /// Colour on a terminal that can show it, unless `NO_COLOR` says otherwise.
  case auto
  case always
  case never

  /// Decides whether output may be coloured.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - environment: The variables that `NO_COLOR` and `TERM` are looked up in.
  /// - Returns: Whether it may.
  func allowsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
        && !Terminal.isDumb(environment: environment)
    }
  }
}
