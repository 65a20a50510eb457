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
    if let error { return ["# \(visible(source.text)) failed: \(error.message)"] + done(entries) }
    if case .line(let statement) = source { return [statement.source] }
    return entries.compactMap(\.line)
  }

  /// What was done before the line failed; an operation that failed was begun by the last action.
  private func done(_ entries: ArraySlice<ActionLog.Entry>) -> [String] {
    let actions = entries.filter { $0 != .settled }
    return (error?.code == .operation ? actions.dropLast() : actions).compactMap(\.line)
  }
}

extension ActionLog.Entry {
  /// The entry as a line; for an action that no line does, a comment.
  fileprivate var line: String? {
    switch self {
    case .action(let action): action.line ?? "# No line does this: \(visible("\(action)"))"
    case .policy(let name, let value): Verb.policy(.set(name, value: value)).source
    case .advanced(let time): Verb.wait(atMost: time).source
    case .settled: nil
    }
  }
}
