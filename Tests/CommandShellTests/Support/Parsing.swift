// SPDX-License-Identifier: Apache-2.0

@testable import CommandShell

/// Parses a line that must be right.
func parse(_ line: String) throws -> Statement {
  var parser = LineParser()
  return try parser.parse(line)
}

/// Parses a line that must be a verb.
func verb(_ line: String) throws -> Verb? {
  guard case .verb(let verb, _) = try parse(line) else { return nil }
  return verb
}

/// Parses a line that must be a menu command.
func menuCommand(_ line: String) throws -> MenuCommand? {
  guard case .menu(let command) = try parse(line) else { return nil }
  return command
}

/// Parses a line that must be wrong.
func syntaxError(_ line: String) -> SyntaxError? {
  syntaxError(Array(line.utf8))
}

/// Parses bytes that must be wrong.
func syntaxError(_ line: [UInt8]) -> SyntaxError? {
  var parser = LineParser()
  do {
    _ = try parser.parse(line.span)
    return nil
  } catch {
    return error
  }
}

/// The part of a line that an error points at.
func marked(_ line: String) -> String? {
  syntaxError(line).map { error in
    String(
      decoding: Array(line.utf8)[error.range.lowerBound..<error.range.upperBound], as: UTF8.self)
  }
}

/// The texts of the words behind a command's name.
func words(_ line: String) throws -> [String]? {
  try menuCommand(":x " + line)?.words.map(\.text)
}

/// The shape of a statement without its positions, for comparing what lines say.
func meaning(_ statement: Statement) -> String {
  switch statement {
  case .empty: "empty"
  case .comment: "comment"
  case .text(let text): "text \(text)"
  case .menu(let command):
    "menu \(command.name) \(command.hasBang) \(command.words.map(\.text))"
  case .verb(let verb, _): "verb \(verb.source)"
  case .inWindow(let window, _, let inner): "@\(window.source) \(meaning(inner))"
  }
}

/// Whether a text can be shown on a terminal as it is.
func isHarmless(_ text: String) -> Bool {
  !text.unicodeScalars.contains { $0.actsOnTerminal }
}
