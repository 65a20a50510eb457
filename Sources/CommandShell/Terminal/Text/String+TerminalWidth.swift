// SPDX-License-Identifier: Apache-2.0

import CReadline

extension String {
  /// The columns this text takes on a terminal, counted as readline counts them.
  ///
  /// Relies on a UTF-8 locale, see `UTF8Locale`.
  var terminalWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
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
