// SPDX-License-Identifier: Apache-2.0

/// What `:expect` asserts.
enum Expectation: Hashable, Sendable {
  case sheet(String)
  case noSheet
  case alert(title: String)
  case noAlert
  case keyWindow(WindowReference)
  case noWindow
  case windows(Int)
  case enabled(String)
  case disabled(String)
  case value(key: String, text: String)
  case noValue(key: String)
  case field(ControlLabel, text: String)
  case button(ControlLabel, isEnabled: Bool)
  case text(String)
  case dismissed(Int)
  case issue(rule: String)
  case noIssue
}
