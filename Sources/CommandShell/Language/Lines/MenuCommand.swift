// SPDX-License-Identifier: Apache-2.0

/// A command named after a menu item: `:clone! url=https://host/x.git`.
struct MenuCommand: Hashable, Sendable {
  /// The name as typed, perhaps a prefix of an item's.
  var name: String

  /// Whether `!` follows the name: press the sheet's default button too.
  var hasBang: Bool

  /// The words after the name, `key=value` among them.
  var words: [Word]

  /// Where the name stands in the line, from its colon to before the `!`.
  var range: ByteRange
}
