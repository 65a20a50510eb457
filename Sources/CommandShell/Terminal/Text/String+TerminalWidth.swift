// SPDX-License-Identifier: Apache-2.0

import CReadline

extension String {
  /// The columns this text takes on a terminal, counted as readline counts them.
  ///
  /// Relies on a UTF-8 locale, see `UTF8Locale`.
  var terminalWidth: Int {
    isPrintableASCII ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
  }

  /// The rows this text takes on a terminal that breaks it at its edge; nil where it ends right there, or
  /// has control characters, since terminals differ then.
  func terminalRows(of columns: Int) -> Int? {
    var (rows, column) = (1, 0)
    for scalar in unicodeScalars {
      guard scalar.value >= 0x20 else { return nil }
      let width = scalar.terminalWidth
      if column + width > columns { (rows, column) = (rows + 1, 0) }
      column += width
    }
    return column < columns ? rows : nil
  }

  /// Shortens this text to at most so many columns, the last one an ellipsis if anything was cut.
  func truncatedForTerminal(to columns: Int) -> String {
    guard terminalWidth > columns else { return self }
    guard columns > 0 else { return "" }
    var result = String.UnicodeScalarView()
    var free = columns - 1
    for scalar in unicodeScalars {
      free -= scalar.terminalWidth
      if free < 0 { break }
      result.append(scalar)
    }
    return String(result) + "…"
  }

  /// Appends blanks until this text takes so many columns.
  func paddedForTerminal(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - terminalWidth))
  }
}

extension Unicode.Scalar {
  fileprivate var terminalWidth: Int {
    isASCII ? 1 : max(0, Int(wcwidth(wchar_t(bitPattern: value))))
  }
}
