// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The terminal a person sits at.
///
/// Lines are read from standard input. What belongs to reading them (prompt, echo, lists of
/// completions) goes to standard output, or, when that is redirected, to the terminal itself.
@MainActor
final class Terminal {
  /// The descriptor that keys are read from.
  let input = STDIN_FILENO
  /// The stream that the prompt and the echo are written to.
  let stream: UnsafeMutablePointer<FILE>
  /// Whether the terminal can only print: no cursor movement, no colour.
  let isDumb: Bool
  /// Whether the prompt and lists of completions are coloured.
  let usesColor: Bool

  /// Opens the terminal at standard input; `nil` if there is none.
  init?(color: ColorMode, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard Self.isInteractive, let stream = Self.openStream() else { return nil }
    self.stream = stream
    isDumb = Self.isDumb(environment: environment)
    usesColor = color.allowsColor(isTerminal: true, environment: environment)
  }

  /// Whether standard input is a terminal, so that a person can be asked for lines.
  nonisolated static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1
  }

  /// Whether the environment describes a terminal that can only print.
  nonisolated static func isDumb(environment: [String: String]) -> Bool {
    ["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// The number of columns and rows; 80 × 24 if the terminal does not say.
  var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(input, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Writes text at the cursor, after all that the process's other streams still hold.
  func write(_ text: String) {
    fflush(nil)
    var text = text
    text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
    fflush(stream)
  }

  /// The descriptor that text goes to, for a program that is given the terminal.
  var output: Int32 { fileno(stream) }

  /// A stream of its own, so that neither its buffer nor its closing touches standard output.
  private static func openStream() -> UnsafeMutablePointer<FILE>? {
    let descriptor =
      isatty(STDOUT_FILENO) == 1
      ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
      : open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    let usable = descriptor >= 0 ? descriptor : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
    return usable >= 0 ? fdopen(usable, "w") : nil
  }
}
