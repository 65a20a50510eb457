// SPDX-License-Identifier: Apache-2.0

/// What readline is told about the completions of a word.
struct CompletionMatches: Equatable, Sendable {
  /// What takes the place of the typed word.
  let replacement: String
  /// The words in the quoting of the typed one, in the order to show them; none if there is but one.
  let alternatives: [String]

  /// Chooses what to insert; `nil` without any candidates.
  ///
  /// - Parameters:
  ///   - candidates: What the word could become, without those unfit for a terminal.
  ///   - word: The word as typed.
  ///   - rest: The line from the cursor on: a quote or suffix that is there already is not doubled.
  @MainActor
  init?(_ candidates: [Completion], for word: TypedWord, before rest: String) {
    guard let first = candidates.first else { return nil }
    if candidates.count == 1 {
      replacement = Self.complete(first, word.quoting, before: rest)
      alternatives = []
    } else {
      replacement = Self.sharedBeginning(of: candidates, word)
      let mark = word.quoting.mark
      alternatives = candidates.map {
        let text = word.quoting.opened($0.text)
        return mark.isEmpty ? text : text + mark
      }
    }
  }

  @MainActor
  private static func complete(
    _ candidate: Completion, _ quoting: WordQuoting, before rest: String
  ) -> String {
    let text = quoting.opened(candidate.text)
    if !quoting.mark.isEmpty, rest.hasPrefix(quoting.mark) { return text }
    // After `url=` the value follows, still inside the quotes.
    guard !candidate.suffix.isEmpty else { return text }
    return text + quoting.mark + (rest.hasPrefix(candidate.suffix) ? "" : candidate.suffix)
  }

  /// The beginning that all candidates share, if it goes on from what is typed.
  @MainActor
  private static func sharedBeginning(of candidates: [Completion], _ word: TypedWord) -> String {
    let shared = candidates.dropFirst().reduce(Substring(candidates[0].text)) {
      sharedBeginning(of: $0, $1.text)
    }
    let typed = word.value
    guard shared.count > typed.count, shared.lowercased().hasPrefix(typed.lowercased()) else {
      return word.raw
    }
    return word.quoting.opened(String(shared))
  }

  private static func sharedBeginning(of first: Substring, _ second: String) -> Substring {
    // Of ASCII, as almost all names are, bytes are characters.
    let bytes = zip(first.utf8, second.utf8).prefix { $0 == $1 && $0 < 0x80 }.count
    if bytes == first.utf8.count, second.utf8.dropFirst(bytes).first ?? 0 < 0x80 { return first }
    return first.prefix(zip(first, second).prefix { $0 == $1 }.count)
  }
}
