// SPDX-License-Identifier: Apache-2.0

@preconcurrency import CReadline
import Foundation

// Readline's own idea of quoting knows neither a word quoted in the middle nor a suffix longer than
// a byte. It is only told where a word begins and what to put there; the rest is decided here.
extension ReadlineReader {
  private static let blanks = strdup(" \t\n")
  private static let none = strdup("")

  /// The characters at which readline looks for the beginning of the word.
  ///
  /// With a quoted blank in the word there are none to go by: the whole line is the word then, and
  /// each match repeats what comes before.
  static func wordBreaks() -> UnsafeMutablePointer<CChar>? {
    isValue || TypedWord(endOf: typedBytes).hasBlank ? none : blanks
  }

  /// Whether the line is a value as a whole, without words or quoting.
  private static var isValue: Bool {
    current?.request.kind == .field
      && !LineRequest.isCommand(String(decoding: line.prefix(2), as: UTF8.self))
  }

  /// The matches as readline wants them: an array and strings that it frees.
  static func matches(from start: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    // Set at each call, or readline goes on with file names.
    rl_attempted_completion_over = 1
    rl_completion_suppress_append = 1
    guard let current else { return nil }
    if isValue { return array(of: current.completions(ofField: String(cString: rl_line_buffer))) }
    guard let found = current.complete() else { return nil }
    let line = typedBytes
    let word = TypedWord(endOf: line)
    let before = String(decoding: line[start..<max(start, word.start)], as: UTF8.self)
    return array(of: found, behind: before)
  }

  private static func array(
    of found: CompletionMatches?, behind before: String = ""
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard let found else { return nil }
    let array = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>(
      OpaquePointer(
        calloc(found.alternatives.count + 2, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)))
    array?[0] = strdup(before + found.replacement)
    for (index, text) in found.alternatives.enumerated() {
      array?[index + 1] = strdup(before.isEmpty ? text : before + text)
    }
    return array
  }

  /// Shows what the last completion found below the line.
  func listCandidates() {
    let list = CompletionList(size: terminal.size, usesColor: terminal.usesColor)
    show(below: list.text(for: candidates))
  }

  private func show(_ hint: String) {
    let lines = StyledText(hint, .faint).wrapped(to: terminal.size.columns - 1, indent: 2)
    show(below: lines.map { $0.rendered(colored: terminal.usesColor) + "\n" }.joined())
  }

  /// Shows lines below the one being typed, which then comes below them.
  private func show(below lines: String) {
    rl_crlf()
    terminal.write(lines)
    rl_on_new_line()
    rl_forced_update_display()
  }

  /// What could become of the text of a field.
  func completions(ofField text: String) -> CompletionMatches? {
    let choices = request.choices.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    let found =
      request.choices.isEmpty
      ? completer?.completions(ofValue: text) ?? []
      : choices.map { Completion(text: $0, suffix: "") }
    // What ends a word of a command is part of a value.
    candidates = found.filter(\.text.isSafeForTerminal).map {
      Completion(text: $0.text, shown: $0.shown, description: $0.description, suffix: "")
    }
    return CompletionMatches(candidates, for: TypedWord(whole: text), before: "")
  }

  private func complete() -> CompletionMatches? {
    guard let line = String(validating: Self.typedBytes, as: UTF8.self) else { return nil }
    let word = TypedWord(endOf: line.utf8)
    let wordStart = line.utf8.index(line.startIndex, offsetBy: word.start)
    let context = CompletionContext(line: line, word: word.value, wordStart: wordStart)
    let found = completer?.completions(for: context) ?? []
    var seen = Set<String>(minimumCapacity: found.count)
    candidates = found.filter {
      // What cannot be shown as it is cannot be chosen by looking at it.
      $0.text.isSafeForTerminal && seen.insert($0.text).inserted
    }
    if candidates.isEmpty, let hint = completer?.hint(for: context) { show(hint) }
    return CompletionMatches(candidates, for: word, before: Self.restOfLine)
  }

  /// The line up to the cursor, which readline counts in bytes.
  private static var typedBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: rl_line_buffer, count: Int(rl_point))
  }

  private static var restOfLine: String {
    String(cString: rl_line_buffer + Int(rl_point))
  }
}
