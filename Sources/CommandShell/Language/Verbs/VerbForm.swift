// SPDX-License-Identifier: Apache-2.0

/// One way to write a verb: the keywords after its name, then the arguments it takes.
struct VerbForm: Sendable {
  /// Makes the verb out of arguments whose number has been checked.
  typealias Build = @Sendable (VerbArguments) throws(SyntaxError) -> Verb

  let keywords: [String]
  let parameters: [Parameter]

  /// Whether this form is written with `!` after the verb's name.
  let hasBang: Bool

  /// What this form does or asserts, as a few words without a full stop; empty where the verb's summary
  /// says it all.
  let meaning: String

  let build: Build

  /// How few and how many arguments may follow the keywords.
  let arity: ClosedRange<Int>

  init(
    _ keywords: String..., takes parameters: [Parameter] = [], bang: Bool = false,
    means meaning: String = "", build: @escaping Build
  ) {
    self.keywords = keywords
    self.parameters = parameters
    self.hasBang = bang
    self.meaning = meaning
    self.build = build
    let least = parameters.count(where: \.isRequired)
    let isOpen = parameters.last?.isRepeating ?? false
    arity = least...(isOpen ? Int.max : parameters.count)
  }

  /// Whether the words begin with this form's keywords.
  func matches(_ words: [Word], bang: Bool) -> Bool {
    guard hasBang == bang, words.count >= keywords.count else { return false }
    return keywords.indices.allSatisfy { words[$0].isKeyword(keywords[$0]) }
  }

  /// The form as a usage line shows it: `focus [WINDOW]`.
  func usage(of verb: String) -> String {
    ([":" + verb + (hasBang ? "!" : "")] + parts).joined(separator: " ")
  }

  /// What stands behind some of the form's keywords, and what the form means: `WINDOW: is key`.
  func brief(after count: Int) -> String {
    let rest = parts.dropFirst(count).joined(separator: " ")
    return [rest, meaning].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// The keywords, then the arguments as one.
  private var parts: [String] {
    let optionals = parameters.count { $0.presence == .optional }
    let arguments =
      parameters.map(\.usage).joined(separator: " ") + String(repeating: "]", count: optionals)
    return keywords + (arguments.isEmpty ? [] : [arguments])
  }
}

extension Parameter {
  /// The parameter in a usage line; the brackets of optional ones are closed at the line's end.
  fileprivate var usage: String {
    switch presence {
    case .once: name
    case .optional: "[" + name
    case .onceOrMore: name + "…"
    case .anyNumber: "[" + name + "…]"
    }
  }
}
