// SPDX-License-Identifier: Apache-2.0

/// The arguments of a verb, after its form's keywords.
struct VerbArguments {
  /// The verb's words, keywords included.
  let words: [Word]

  /// How many of the words are keywords.
  let keywordCount: Int

  /// The line that is the last argument, for a form that takes one.
  let line: NestedLine?

  /// Returns an argument that the form requires.
  subscript(index: Int) -> Word { words[keywordCount + index] }

  /// Returns an argument that may be missing.
  func optional(_ index: Int) -> Word? {
    keywordCount + index < words.count ? self[index] : nil
  }

  /// Returns the line that the form requires.
  func requiredLine() throws(SyntaxError) -> NestedLine {
    guard let line else {
      throw SyntaxError("a line is missing", at: words.last?.range ?? ByteRange(at: 0))
    }
    return line
  }

  /// The texts of all arguments.
  var texts: [String] { words.dropFirst(keywordCount).map(\.text) }
}
