// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline

// Escape begins the sequences of other keys, so only time tells that it was pressed alone.
extension ReadlineReader {
  private static let escape: UInt8 = 0x1B

  /// Notes a byte that readline is about to get.
  func noteKey(_ byte: UInt8) {
    if !isInKeySequence { keyBytes = [] }
    keyBytes.append(byte)
  }

  var awaitsRestOfEscape: Bool { isInKeySequence && keyBytes == [Self.escape] }

  /// Whether a key's first bytes have been typed.
  var isInKeySequence: Bool { rl_readline_state & UInt(RL_STATE_MULTIKEY) != 0 }

  /// How long a key's sequence may take: the person's `keyseq-timeout`; nil where it has no limit.
  static var keySequenceTimeout: Duration? {
    let value = rl_variable_value("keyseq-timeout").flatMap { Int(String(cString: $0)) }
    return value.flatMap { $0 > 0 ? .milliseconds($0) : nil }
  }
}
