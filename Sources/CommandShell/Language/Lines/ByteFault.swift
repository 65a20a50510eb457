// SPDX-License-Identifier: Apache-2.0

/// The first byte of a line that no line may hold.
struct ByteFault: Equatable {
  enum Kind: Equatable {
    case nul
    case control(UInt8)
    case notUTF8
  }

  var kind: Kind
  var range: Range<Int>

  /// Looks for a byte that cannot stand in a line: a control character, or no UTF-8.
  static func first(in line: Span<UInt8>) -> ByteFault? {
    var index = 0
    while index < line.count {
      if line[index].isPlain {
        index += 1
      } else if line[index] < 0x80 {
        return ByteFault(control: line[index], at: index)
      } else if let length = line.lengthOfScalar(at: index) {
        // C1 control characters, U+0080 to U+009F, are C2 80 to C2 9F.
        if line[index] == 0xC2, line[index + 1] < 0xA0 {
          return ByteFault(kind: .control(line[index + 1]), range: index..<index + length)
        }
        index += length
      } else {
        return ByteFault(kind: .notUTF8, range: index..<index + 1)
      }
    }
    return nil
  }

  private init(control: UInt8, at index: Int) {
    self.init(kind: control == 0 ? .nul : .control(control), range: index..<index + 1)
  }

  private init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The fault as an error that says how to get rid of it.
  var error: SyntaxError {
    SyntaxError(message, at: ByteRange(range))
  }

  private var message: String {
    switch kind {
    case .nul: "a NUL byte cannot stand in a line; is this a text file?"
    case .control(0x0D):
      "a carriage return stands inside the line; end lines with LF or CR LF"
    case .control(let byte):
      "the control character \(Unicode.Scalar(byte).visibleEscape) cannot stand in a line; "
        + "write it as \(Quoting.dollarEscape(byte)) inside $'…'"
    case .notUTF8: "this byte is not UTF-8; save the text as UTF-8"
    }
  }
}

extension Span<UInt8> {
  /// Returns the length of the well-formed UTF-8 sequence that begins at `index`, or nil.
  ///
  /// The ranges are those of the Unicode Standard's table 3-7: no overlong form, no surrogate,
  /// nothing above U+10FFFF.
  fileprivate func lengthOfScalar(at index: Int) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch self[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= count, second.contains(self[index + 1]) else { return nil }
    for offset in 2..<Swift.max(2, length) where self[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
