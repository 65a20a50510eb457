// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension ActionLog.Step {
  /// The lines that do again what the step did.
  ///
  /// Of a line that failed only what it did before is left, since a script ends where a line fails.
  func lines(_ entries: ArraySlice<ActionLog.Entry>) -> [String] {
    guard !holdsSecret else {
      return ["# A line that may hold a secret is left out here; the next ones may need it."]
    }
    if let error {
      return ["# \(visible(source.text)) failed: \(error.message)"] + lines(of: done(entries))
    }
    if case .line(let statement) = source, statement.isLine { return [statement.source] }
    return lines(of: entries)
  }

  /// What was done before the line failed; an operation that failed was begun by the last action.
  private func done(_ entries: ArraySlice<ActionLog.Entry>) -> ArraySlice<ActionLog.Entry> {
    let actions = entries.filter { $0 != .settled }
    return error?.code == .operation ? actions.dropLast() : actions[...]
  }

  private func lines(of entries: ArraySlice<ActionLog.Entry>) -> [String] {
    entries.flatMap { $0.lines(keyWindow: keyWindow) }
  }
}

extension Statement {
  /// Whether its source is a line that does the same: a text that was typed into a form may be none.
  fileprivate var isLine: Bool {
    guard case .text(let text) = self else { return true }
    return Statement.source(typing: text) != nil
  }
}

extension ActionLog.Entry {
  /// The entry as lines; where no line does just that, a comment says so, before what comes nearest.
  fileprivate func lines(keyWindow: Int?) -> [String] {
    switch self {
    case .action(let action): action.lines(keyWindow: keyWindow)
    case .policy(let name, let value): [Verb.policy(.set(name, value: value)).source]
    case .advanced(let time): [Verb.wait(atMost: time).source]
    case .settled: []
    }
  }
}

extension UserAction {
  fileprivate func lines(keyWindow: Int?) -> [String] {
    switch self {
    case .closeWindow(let number) where number != keyWindow:
      [Self.behindKeyWindow(number, "closed")] + nearest
    case .minimizeWindow(let number) where number != keyWindow:
      [Self.behindKeyWindow(number, "minimised")] + nearest
    case .enterText(""):
      ["# Return was pressed in an empty field; a line only goes on to the next.", ":key tab"]
    default: line.map { [$0] } ?? ["# No line does this: \(visible("\(self)"))"]
    }
  }

  private static func behindKeyWindow(_ number: Int, _ what: String) -> String {
    "# Window \(number) was \(what) behind the key window; a line makes it key first."
  }

  private var nearest: [String] { line.map { [$0] } ?? [] }
}
