// SPDX-License-Identifier: Apache-2.0

/// The last word of a line that is still being typed.
struct TypedWord: Equatable, Sendable {
  /// The byte at which the word begins, an opening quote included.
  private(set) var start = 0
  /// The word without its quoting.
  var value: String { String(decoding: valueBytes, as: UTF8.self) }
  /// The word as typed.
  let raw: String
  /// The quoting the word begins with.
  let quoting: WordQuoting

  private var valueBytes: [UInt8] = []

  /// Whether a blank of the typed text belongs to the word.
  var hasBlank: Bool { raw.utf8.contains(where: Self.isBlank) }

  /// Finds the last word of a line up to the cursor.
  init(endOf line: some Collection<UInt8>) {
    var scanner = Scanner()
    for (index, byte) in line.enumerated() {
      scanner.take(byte, at: index)
    }
    start = scanner.start
    valueBytes = scanner.value
    let typed = line.dropFirst(scanner.start)
    raw = String(decoding: typed, as: UTF8.self)
    quoting = WordQuoting(opening: typed.first)
  }

  /// Takes a text for one word without any quoting.
  init(whole text: String) {
    raw = text
    quoting = .verbatim
    valueBytes = Array(text.utf8)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  /// Follows the quoting of a line byte by byte; all that matters to it is ASCII.
  private struct Scanner {
    var start = 0
    var value: [UInt8] = []
    private var quote: UInt8?
    private var isEscaped = false

    mutating func take(_ byte: UInt8, at index: Int) {
      if isEscaped {
        isEscaped = false
        value.append(byte)
      } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
        isEscaped = true
      } else if let quote {
        if byte == quote { self.quote = nil } else { value.append(byte) }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if TypedWord.isBlank(byte) {
        start = index + 1
        value = []
      } else {
        value.append(byte)
      }
    }
  }
}
