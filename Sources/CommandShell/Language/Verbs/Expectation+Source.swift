// SPDX-License-Identifier: Apache-2.0

extension Expectation {
  /// The expectation as a line that parses to it.
  var source: String { Verb.expect(self).source }

  /// The words behind `:expect`, quoted where they need it.
  var words: [String] {
    switch self {
    case .sheet(let id): ["sheet", Quoting.quote(id)]
    case .noSheet: ["no", "sheet"]
    case .alert(let title): ["alert", Quoting.quote(title)]
    case .noAlert: ["no", "alert"]
    case .keyWindow(let window): ["key", window.source]
    case .noWindow: ["no", "window"]
    case .windows(let count): ["windows", String(count)]
    case .enabled(let name): ["enabled", Quoting.quote(name)]
    case .disabled(let name): ["disabled", Quoting.quote(name)]
    case .value(let key, let text): ["value", Quoting.quote(key), Quoting.quote(text)]
    case .noValue(let key): ["no", "value", Quoting.quote(key)]
    case .field(let label, let text): ["field", label.source, Quoting.quote(text)]
    case .button(let label, let isEnabled):
      ["button", label.source, isEnabled ? "enabled" : "disabled"]
    case .text(let text): ["text", Quoting.quote(text)]
    case .dismissed(let count): ["dismissed", String(count)]
    case .issue(let rule): ["issue", Quoting.quote(rule)]
    case .noIssue: ["no", "issue"]
    }
  }
}
