// SPDX-License-Identifier: Apache-2.0

/// What a word means as an argument of a verb.
extension Word {
  /// Reads a window's number or title; digits in quotes are a title.
  func windowReference() throws(SyntaxError) -> WindowReference {
    guard quoted == nil, text.utf8.allSatisfy({ $0.decimalValue != nil }) else {
      guard !text.isEmpty else {
        throw SyntaxError("a window's title cannot be empty; use its number", at: range)
      }
      return .title(text)
    }
    return .number(try count(atLeast: 1, of: "windows"))
  }

  /// Reads a control's label with the `#2` that may follow it outside the quotes.
  func controlLabel() throws(SyntaxError) -> ControlLabel {
    guard let (label, digits) = splitOrdinal() else {
      return ControlLabel(try filled("a control's label"))
    }
    guard let ordinal = Int(digits), ordinal > 0 else {
      throw SyntaxError(
        "\(named("#" + digits)) is no place among controls; count from #1, "
          + "or quote the label if the # belongs to it", at: range)
    }
    return ControlLabel(label, ordinal: ordinal)
  }

  private func splitOrdinal() -> (label: String, digits: String)? {
    let bytes = text.utf8
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "#")), mark > bytes.startIndex else {
      return nil
    }
    let digits = bytes[bytes.index(after: mark)...]
    let markOffset = bytes.distance(from: bytes.startIndex, to: mark)
    guard !digits.isEmpty, digits.allSatisfy({ $0.decimalValue != nil }),
      quoted.map({ $0.upperBound <= markOffset }) ?? true
    else { return nil }
    return (String(text[..<mark]), String(text[bytes.index(after: mark)...]))
  }

  /// Reads a chord such as `cmd+shift+c`.
  func chord() throws(SyntaxError) -> Chord {
    do {
      return try Chord(parsing: text)
    } catch {
      throw SyntaxError(error.message, at: range, candidates: error.candidates)
    }
  }

  /// Reads a whole number of `subject`, from the least that makes sense on.
  func count(atLeast least: Int, of subject: String) throws(SyntaxError) -> Int {
    guard let number = decimalNumber, number >= least else {
      throw SyntaxError(
        "\(named(text)) is no number of \(subject); write a whole number from \(least) on",
        at: range)
    }
    return number
  }

  private var decimalNumber: Int? {
    text.utf8.allSatisfy { $0.decimalValue != nil } ? Int(text) : nil
  }

  /// Reads a time in seconds, such as `2` or `0.5`, to the millisecond.
  func seconds() throws(SyntaxError) -> Duration {
    let isNumber = text.utf8.allSatisfy { $0.decimalValue != nil || $0 == UInt8(ascii: ".") }
    guard isNumber, let seconds = Double(text), seconds <= Word.longestWait else {
      throw SyntaxError(
        "\(named(text)) is no time to wait; write seconds as 2 or 0.5, "
          + "at most \(Int(Word.longestWait))", at: range)
    }
    return .milliseconds(Int((seconds * 1_000).rounded()))
  }

  /// A day: longer waits are slips of the keyboard.
  private static let longestWait = 86_400.0

  /// Reads a word that must be one of a few.
  func choice(of names: [String], _ subject: String) throws(SyntaxError) -> String {
    guard names.contains(text) else {
      throw .unknown(subject, text, at: range, among: names)
    }
    return text
  }

  /// Reads a menu command's name, with or without its colon.
  func commandName() throws(SyntaxError) -> String {
    // By bytes, since an accent may make one character with the colon before it.
    let name = text.utf8.drop { $0 == UInt8(ascii: ":") }
    guard !name.isEmpty else {
      throw SyntaxError("a command's name is missing; write it as in clone", at: range)
    }
    return String(Substring(name))
  }

  /// Reads text that must not be empty, because it is a name of `subject`.
  func filled(_ subject: String) throws(SyntaxError) -> String {
    guard !text.isEmpty else {
      throw SyntaxError("\(subject) cannot be empty", at: range)
    }
    return text
  }
}
