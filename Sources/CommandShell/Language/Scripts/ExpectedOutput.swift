// SPDX-License-Identifier: Apache-2.0

/// What a transcript says that a line prints.
///
/// Blank lines at the end only separate it from the next line to run, and lines that begin with
/// `#` are comments. An output line that would be taken for something else, because it begins
/// with `> ` or `#` or is `...`, is written with a backslash before it.
struct ExpectedOutput: Hashable, Sendable {
  /// One line of it.
  enum Content: Hashable, Sendable {
    case text(String)
    /// Any number of lines, none included: `...`.
    case anyLines
  }

  /// A line of it and its number in the transcript.
  struct Line: Hashable, Sendable {
    var number: Int
    var content: Content
  }

  /// The lines, without blank ones at the end.
  private(set) var lines: [Line] = []

  /// The bytes of the transcript that hold these lines, their line ends included.
  ///
  /// Empty, at the place where output would stand, when nothing is expected.
  private(set) var bytes: Range<Int>

  /// Blank lines that count only if more output follows.
  private var pendingBlanks: [Line] = []

  init(from start: Int) {
    bytes = start..<start
  }
}

extension ExpectedOutput {
  /// Takes in the next line of the transcript.
  mutating func read(_ text: String, at raw: RawLine, number: Int) {
    guard text.utf8.first != UInt8(ascii: "#") else { return }
    let line = Line(number: number, content: Content(parsing: text))
    if text.utf8.allSatisfy(\.isBlank) {
      pendingBlanks.append(line)
    } else {
      if lines.isEmpty && pendingBlanks.isEmpty { bytes = raw.text.lowerBound..<raw.next }
      lines += pendingBlanks + [line]
      bytes = bytes.lowerBound..<raw.next
      pendingBlanks = []
    }
  }

  /// Writes output so that a transcript expects exactly that.
  static func source(for output: [String]) -> [String] {
    withoutTrailingBlanks(output).map { line in
      Content.needsBackslash(line) ? "\\" + line : line
    }
  }

  /// Drops the blank lines at the end, which never count.
  static func withoutTrailingBlanks(_ output: [String]) -> ArraySlice<String> {
    let end = output.lastIndex { !$0.utf8.allSatisfy(\.isBlank) }
    return output[..<(end.map { $0 + 1 } ?? 0)]
  }
}

extension ExpectedOutput.Content {
  fileprivate init(parsing text: String) {
    if text == "..." {
      self = .anyLines
    } else if text.utf8.first == UInt8(ascii: "\\") {
      self = .text(String(Substring(text.utf8.dropFirst())))
    } else {
      self = .text(text)
    }
  }

  fileprivate static func needsBackslash(_ line: String) -> Bool {
    // By bytes, as lines are read: an accent may make one character with what it follows.
    line == "..." || ["> ", "#", "\\"].contains { line.utf8.starts(with: $0.utf8) }
  }
}
