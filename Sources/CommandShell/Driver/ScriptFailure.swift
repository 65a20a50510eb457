// SPDX-License-Identifier: Apache-2.0

/// Why a script that was run from Swift code has failed, and at which of its lines.
public struct ScriptFailure: Error, Hashable, Sendable {
  /// The script's name as it was given.
  public let file: String
  /// The line's number, from 1; 0 where no line is to blame, as for a script that cannot be read.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// What was wrong, with what was near.
  public let message: String
  /// The line and a caret below it; empty where no line is to blame.
  public let excerpt: String

  init(_ diagnostic: Diagnostic) {
    file = diagnostic.position.file
    line = diagnostic.position.line
    column = diagnostic.position.column
    message = diagnostic.message
    excerpt = diagnostic.excerpt.text + "\n" + diagnostic.excerpt.marker
  }

  init(_ file: String, _ message: String) {
    self.file = file
    self.message = message
    (line, column, excerpt) = (0, 1, "")
  }
}

extension ScriptFailure: CustomStringConvertible {
  /// The failure as the shell prints it: `FILE:LINE:COLUMN: message`, the line, a caret.
  public var description: String {
    line == 0
      ? "\(visible(file)): \(message)"
      : "\(visible(file)):\(line):\(column): \(message)\n\(excerpt)"
  }
}
