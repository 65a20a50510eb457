// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What running one line gave.
struct LineResult {
  /// Something that a line gave, in the order in which it happened.
  enum Piece {
    case event(Report.Event)
    case line(StyledText)
  }

  private(set) var pieces: [Piece] = []
  /// The value that a program asked for.
  var value: JSONValue?
  /// The value of what the lines say already: for a program, not for a person.
  private(set) var meaning: JSONValue?
  /// Why the line failed, if it did.
  var error: LineError?

  init(error: LineError? = nil) { self.error = error }

  var isOK: Bool { error == nil }

  /// What changed, in order.
  var events: [Report.Event] {
    pieces.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// What the line prints, line by line.
  var output: [String] {
    pieces.compactMap { if case .line(let line) = $0 { line.plain } else { nil } }
  }

  /// The lines that a person reads: changes in words and what the line prints, then the value.
  var text: [String] { text(from: 0) + (value.map { ["\($0)"] } ?? []) }

  /// The lines that the pieces from an index on give.
  func text(from start: Int) -> [String] {
    pieces[start...].compactMap { piece in
      switch piece {
      case .event(let event): EventText.line(event)
      case .line(let line): line.plain
      }
    }
  }

  /// The same lines with their looks, for a terminal.
  func styledText(from start: Int) -> [StyledText] {
    pieces[start...].compactMap { piece in
      switch piece {
      case .event(let event): EventText.styledLine(event)
      case .line(let line): line
      }
    }
  }

  /// Whether the line has changed nothing, only shown something.
  var onlyLooks: Bool {
    !pieces.contains { if case .event = $0 { true } else { false } }
  }

  /// The value as lines, where there is one.
  var valueLines: [StyledText] { value.map { [StyledText("\($0)")] } ?? [] }

  /// The result as far as a person is told of it.
  func limited(to telling: Conversation.Telling) -> LineResult {
    var rest = self
    rest.pieces = pieces.filter { piece in
      switch piece {
      case .event(.focusMoved): telling == .everything
      // What looks as before tells a person nothing.
      case .event(.stateWritten(let write)):
        telling != .nothingWritten && write.old.text != write.new.text
      default: true
      }
    }
    return rest
  }

  /// Notes what changed.
  mutating func add(_ events: [Report.Event]) { pieces += events.map(Piece.event) }

  /// Prints lines.
  mutating func print(_ lines: [String]) { print(lines.map { StyledText($0) }) }

  /// Prints lines for a person, and the same as a value for a program.
  mutating func print(_ lines: [String], meaning value: JSONValue) {
    print(lines.map { StyledText($0) }, meaning: value)
  }

  /// Prints lines with looks for a person, and the same as a value for a program.
  mutating func print(_ lines: [StyledText], meaning value: JSONValue) {
    print(lines)
    meaning = value
  }

  /// Prints lines with looks.
  mutating func print(_ lines: [StyledText]) { pieces += lines.map(Piece.line) }
}
