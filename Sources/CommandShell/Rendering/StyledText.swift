// SPDX-License-Identifier: Apache-2.0

/// A line for a person, in pieces of one look each.
///
/// What is in it is safe to show on a terminal: whoever puts data into it has made it visible.
struct StyledText: Hashable, Sendable {
  private var pieces: [Piece]

  private struct Piece: Hashable {
    var text: String
    let style: TextStyle
  }

  init(_ text: String = "", _ style: TextStyle = .plain) {
    pieces = text.isEmpty ? [] : [Piece(text: text, style: style)]
  }

  /// The text without its looks: what scripts print and transcripts compare.
  var plain: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  var isEmpty: Bool { pieces.isEmpty }

  /// The columns that the text takes.
  var width: Int { pieces.reduce(0) { $0 + $1.text.displayWidth } }

  /// The text as a terminal shows it.
  func rendered(colored: Bool) -> String {
    guard colored else { return plain }
    return pieces.map { $0.style.opening + $0.text + $0.style.closing }.joined()
  }

  static func + (first: StyledText, second: StyledText) -> StyledText {
    var result = first
    result.pieces += second.pieces
    return result
  }

  static func + (first: StyledText, second: String) -> StyledText { first + StyledText(second) }
}

extension StyledText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}

// MARK: - Fitting

extension StyledText {
  /// The text with blanks behind it up to a width.
  func padded(to width: Int) -> StyledText {
    let missing = width - self.width
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// The text without blanks at its end.
  var trimmed: StyledText {
    var result = self
    while let last = result.pieces.last {
      let text = last.text.trimmingTrailingBlanks
      guard text.isEmpty else {
        result.pieces[result.pieces.count - 1].text = text
        break
      }
      result.pieces.removeLast()
    }
    return result
  }

  /// The text cut to a width, an ellipsis in place of what is missing.
  func cut(to width: Int) -> StyledText {
    guard self.width > width else { return self }
    var (result, room) = (StyledText(), max(0, width - 1))
    for piece in pieces {
      let text = piece.text.prefix(columns: room)
      result = result + StyledText(text, piece.style)
      room -= text.displayWidth
      guard text.count == piece.text.count else { break }
    }
    return result + "…"
  }

  /// The text in lines of a width, those after the first a step further in than it.
  func fitted(to width: Int) -> [StyledText] {
    guard self.width > width else { return [self] }
    return wrapped(to: width, indent: plain.prefix { $0 == " " }.count + 2)
  }

  /// The text in lines of a width, broken at blanks where there are any; those after the first are
  /// indented.
  func wrapped(to width: Int, indent: Int) -> [StyledText] {
    guard self.width > width, width > indent else { return [self] }
    var lines = [StyledText()]
    var column = 0
    for piece in pieces {
      for word in piece.text.wordsWithBlanks {
        let size = word.trimmingTrailingBlanks.displayWidth
        if column > indent, column + size > width {
          lines[lines.count - 1] = lines[lines.count - 1].trimmed
          lines.append(StyledText(String(repeating: " ", count: indent)))
          column = indent
        }
        lines[lines.count - 1] = lines[lines.count - 1] + StyledText(word, piece.style)
        column += word.displayWidth
      }
    }
    return lines
  }
}

extension String {
  /// The string without blanks at its end.
  var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The beginning that takes at most so many columns.
  fileprivate func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }

  /// The words, each with the blanks behind it.
  fileprivate var wordsWithBlanks: [String] {
    reduce(into: [""]) { words, character in
      let last = words[words.count - 1]
      if character != " ", last.last == " ", last.contains(where: { $0 != " " }) {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
  }
}
