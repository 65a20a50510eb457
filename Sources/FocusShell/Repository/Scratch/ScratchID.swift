// SPDX-License-Identifier: Apache-2.0

/// Ids that look like git's and are the same at every start.
enum ScratchID {
  /// Returns the full id of the change with a number: 40 hexadecimal digits.
  static func full(for number: Int) -> String {
    let words = (0..<3).map { mixed(UInt64(truncatingIfNeeded: number) &* 3 &+ $0 &+ 1) }
    return String(words.map(hexadecimal).joined().prefix(40))
  }

  /// Returns the beginning of an id that is shown in lists.
  static func short(_ id: String) -> String { String(id.prefix(7)) }

  /// Spreads a counter over all bits, as the SplitMix64 generator does.
  private static func mixed(_ counter: UInt64) -> UInt64 {
    var value = counter &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
