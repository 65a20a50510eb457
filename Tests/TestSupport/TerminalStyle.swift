// SPDX-License-Identifier: Apache-2.0

/// The looks of a character on a terminal.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether it is bold.
  public private(set) var isBold = false
  /// Whether it is faint.
  public private(set) var isFaint = false
  /// Whether it is underlined.
  public private(set) var isUnderlined = false
  /// One of the eight colours of a terminal, from 0 for black; nil for the usual one.
  public private(set) var color: Int?

  /// Obeys the sequence that ends in `m`.
  mutating func take(_ parameters: [Int]) {
    for parameter in parameters.isEmpty ? [0] : parameters {
      switch parameter {
      case 0: self = TerminalStyle()
      case 1: isBold = true
      case 2: isFaint = true
      case 4: isUnderlined = true
      case 22: (isBold, isFaint) = (false, false)
      case 24: isUnderlined = false
      case 30...37: color = parameter - 30
      case 39: color = nil
      default: break
      }
    }
  }
}

/// A place on a terminal's screen.
struct TerminalCell: Hashable {
  /// The character; ``none`` behind a wide one.
  var scalar: Unicode.Scalar = " "
  /// The marks on it that take no column.
  var marks: [Unicode.Scalar] = []
  var style = TerminalStyle()

  /// What stands for no character.
  static let none: Unicode.Scalar = "\u{0}"

  /// The character with its marks.
  var text: String {
    scalar == Self.none ? "" : String(String.UnicodeScalarView([scalar] + marks))
  }

  init(scalar: Unicode.Scalar = " ", style: TerminalStyle = TerminalStyle()) {
    self.scalar = scalar
    self.style = style
  }
}

/// Characters side by side that look alike.
public struct TerminalRun: Hashable, Sendable {
  /// The column of the first one.
  public let column: Int
  /// The characters.
  public private(set) var text: String
  /// What they look like.
  public let style: TerminalStyle

  /// The runs of a row, blanks at its end left out.
  static func runs(_ row: [TerminalCell]) -> [TerminalRun] {
    let used = row.lastIndex { $0.scalar != " " }.map { $0 + 1 } ?? 0
    return row[..<used].enumerated().reduce(into: []) { runs, cell in
      let text = cell.element.text
      if runs.last?.style == cell.element.style {
        runs[runs.count - 1].text.append(text)
      } else {
        runs.append(
          TerminalRun(column: cell.offset, text: text, style: cell.element.style))
      }
    }
  }
}
