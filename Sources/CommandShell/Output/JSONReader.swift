// SPDX-License-Identifier: Apache-2.0

/// Reads one JSON value out of bytes, as RFC 8259 has it and nothing beyond.
///
/// Whatever the bytes are, reading ends with a value or an error that has a place.
struct JSONReader {
  /// Why bytes are no JSON value.
  struct Failure: Error, Hashable, Sendable {
    /// What is wrong, in one line.
    let message: String
    /// Where, as an offset in the bytes.
    let offset: Int
  }

  /// How deep arrays and objects may nest.
  static let deepestNesting = 64

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the value that bytes hold, blanks around it allowed.
  static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == bytes.count else {
      throw reader.failure("nothing may follow the JSON value")
    }
    return value
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || byte.decimalValue != nil: return try number()
    case nil: throw failure("a JSON value is missing")
    default: throw failure("no JSON value begins like this")
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    try list(closedBy: UInt8(ascii: "}"), depth: depth) { (reader) throws(Failure) in
      reader.skipBlanks()
      guard reader.next == UInt8(ascii: "\"") else {
        throw reader.failure("a key in quotes is missing")
      }
      let start = reader.index
      let key = try reader.string()
      guard keys.insert(key).inserted else {
        throw Failure(message: "the key stands twice in the object", offset: start)
      }
      reader.skipBlanks()
      try reader.take(UInt8(ascii: ":"), "a colon is missing behind the key")
      members.append(JSONValue.Member(key, try reader.value(depth: depth + 1)))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    try list(closedBy: UInt8(ascii: "]"), depth: depth) { (reader) throws(Failure) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return .array(elements)
  }

  /// Reads what stands between brackets, element by element.
  private mutating func list(
    closedBy bracket: UInt8, depth: Int, _ element: (inout JSONReader) throws(Failure) -> Void
  ) throws(Failure) {
    guard depth < Self.deepestNesting else {
      throw failure("arrays and objects nest deeper than \(Self.deepestNesting)")
    }
    index += 1
    skipBlanks()
    if next == bracket {
      index += 1
      return
    }
    while true {
      try element(&self)
      skipBlanks()
      if next == bracket { break }
      try take(UInt8(ascii: ","), "a comma or the closing bracket is missing")
    }
    index += 1
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    for byte in word.utf8 { try take(byte, "no JSON value begins like this") }
    return value
  }

  // MARK: - Numbers

  private mutating func number() throws(Failure) -> JSONValue {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let isZero = next == UInt8(ascii: "0")
    let digits = try digits()
    if isZero, digits > 1 { throw Failure(message: "a number begins with a zero", offset: start) }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      (index, isInteger) = (index + 1, false)
      _ = try self.digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      (index, isInteger) = (index + 1, false)
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      _ = try self.digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let integer = Int(text) { return .integer(integer) }
    guard let double = Double(text), double.isFinite else {
      throw Failure(message: "the number is too large", offset: start)
    }
    return .double(double)
  }

  private mutating func digits() throws(Failure) -> Int {
    let start = index
    while let byte = next, byte.decimalValue != nil { index += 1 }
    guard index > start else { throw failure("a digit is missing") }
    return index - start
  }

  // MARK: - Strings

  private mutating func string() throws(Failure) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw failure("a control character stands in a string; escape it") }
      index += 1
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    try take(UInt8(ascii: "\""), "a string is not closed")
    guard let string = String(validating: text, as: UTF8.self) else {
      throw Failure(message: "a string is not UTF-8", offset: start)
    }
    return string
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    let letter = next
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try unicodeEscape()).utf8)
    default: throw Failure(message: "no escape is written like this", offset: index - 2)
    }
  }

  private mutating func unicodeEscape() throws(Failure) -> Character {
    let start = index - 2
    var value = try hexadecimal()
    if (0xD800..<0xDC00).contains(value), next == UInt8(ascii: "\\") {
      index += 1
      try take(UInt8(ascii: "u"), "half of a surrogate pair stands alone")
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else {
        throw Failure(message: "half of a surrogate pair stands alone", offset: start)
      }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw Failure(message: "half of a surrogate pair stands alone", offset: start)
    }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimalValue else {
        throw failure("four hexadecimal digits are missing")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: - Bytes

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte.isBlank || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func take(_ byte: UInt8, _ message: String) throws(Failure) {
    guard next == byte else { throw failure(message) }
    index += 1
  }

  private func failure(_ message: String) -> Failure { Failure(message: message, offset: index) }
}

extension JSONValue {
  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, where it is whole.
  var wholeNumber: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The elements of an array.
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}
