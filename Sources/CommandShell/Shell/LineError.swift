// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Why a line failed.
struct LineError: Error, Hashable, Sendable {
  let code: ErrorCode
  /// What failed and what to do about it: one line that is safe to show on a terminal.
  private(set) var message: String
  /// What was near.
  var candidates: [String] = []
  /// Whether the message names what was near.
  private var namesCandidates = false
  /// The bytes of the line that the error is about, where it is about a part of it.
  var range: ByteRange?
  /// The line that the error is about, where it is not the one that was run.
  var place: Place?
  /// Where output departs from what was expected, line by line; empty for other errors.
  var diff: [String] = []
  /// Whether it has come of tasks that did not end in the time that there was.
  var hasWaited = false

  /// Another line of the same script.
  struct Place: Hashable, Sendable {
    let line: Int
    let text: [UInt8]
  }

  init(_ code: ErrorCode, _ message: String, candidates: [String] = []) {
    self.code = code
    self.message = visible(abridged(message))
    self.candidates = candidates
  }

  init(_ error: SyntaxError) {
    self.init(SyntaxError.code, error.message, candidates: error.candidates)
    (range, namesCandidates) = (error.range, true)
  }

  init(_ refusal: Refusal) {
    self.init(ErrorCode(refusal.code), refusal.message, candidates: refusal.candidates)
  }

  /// The error, about a part of the line, unless it is about a smaller part already.
  func at(_ range: ByteRange) -> LineError {
    var error = self
    error.range = self.range ?? range
    return error
  }

  /// The error, of a line that was run in a window among others.
  func inWindow(_ window: WindowSnapshot) -> LineError {
    var error = self
    error.message = "In window \(window.number) \(named(window.title)): \(message)"
    return error
  }

  /// The error, about this part of the line whatever it was about.
  func only(at range: ByteRange) -> LineError {
    var error = self
    error.range = range
    return error
  }

  /// The message with what was near, as a person reads it.
  var text: String {
    guard !candidates.isEmpty, !namesCandidates else { return message }
    let shown = candidates.prefix(8).map(visible)
    let list = shown.joined(separator: ", ") + (candidates.count > shown.count ? ", …" : "")
    guard code == .ambiguous, message.hasSuffix(".") else { return "\(message) Near: \(list)." }
    return "\(message.dropLast()): \(list)."
  }

  /// The same as what stands by itself below a line is read: where it names no file and no column, what is
  /// wrong with the line's syntax is a sentence, too.
  var sentence: String {
    let text = text
    guard code == .syntax else { return text }
    let isEnded = text.last.map { ".!?…".contains($0) } ?? true
    return text.prefix(1).uppercased() + text.dropFirst() + (isEnded ? "" : ".")
  }
}

extension ErrorCode {
  init(_ code: Refusal.Code) {
    self =
      switch code {
      case .unknown: .unknown
      case .ambiguous: .ambiguous
      case .disabled: .disabled
      case .blocked: .blocked
      case .noWindow: .noWindow
      case .noFocus: .noFocus
      case .notFound: .notFound
      }
  }
}
