// SPDX-License-Identifier: Apache-2.0

/// What knows how a half-typed line could go on.
@MainActor
protocol LineCompleter: AnyObject {
  /// Returns the words that could stand where the cursor is, in the order to show them.
  ///
  /// Usually they begin with what is typed of the word. Others are allowed (another case, a fuzzy
  /// match): a single one replaces the word, several are only listed.
  func completions(for context: CompletionContext) -> [Completion]
  /// Returns what to tell a person who has asked for completions where there are none; nil for nothing.
  func hint(for context: CompletionContext) -> String?
  /// Returns what the text of a field could become, where it is not one of few choices.
  func completions(ofValue text: String) -> [Completion]
}

/// What is typed when a completion is asked for.
struct CompletionContext: Equatable, Sendable {
  /// The line up to the cursor, as typed.
  let line: String
  /// The word the cursor is at the end of, without its quoting; empty after a blank.
  ///
  /// A colon at the line's beginning belongs to it.
  let word: String
  /// Where the word begins in the line, an opening quote included.
  let wordStart: String.Index
}

/// A word that could be put in place of the one being typed.
@MainActor
struct Completion {
  /// The whole word, unquoted; the editor quotes it as far as needed.
  let text: String
  /// What stands for the word in lists, where that is not all of it: the last part of a path, say.
  var shown: String?
  /// What follows the word if it is the only one; empty if the word goes on, as after `url=`.
  var suffix: String
  /// Finds out what the word is or does; of a long list nobody asks.
  private let describe: (() -> String?)?

  init(text: String, shown: String? = nil, description: String? = nil, suffix: String = " ") {
    (self.text, self.shown, self.suffix) = (text, shown, suffix)
    describe = description.map { description in { description } }
  }

  init(text: String, describedBy describe: @escaping () -> String?) {
    (self.text, self.describe, suffix) = (text, describe, " ")
  }

  /// Whether there may be something to say beside the word.
  var isDescribed: Bool { describe != nil }

  /// What the word is or does, shown beside it in lists.
  var description: String? { describe?() }

  /// The word as lists have it.
  var listed: String { shown ?? text }
}
