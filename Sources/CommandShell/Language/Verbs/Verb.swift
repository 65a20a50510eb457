// SPDX-License-Identifier: Apache-2.0

/// A shell verb with its arguments: what every app's shell can do besides the app's own commands.
enum Verb: Hashable, Sendable {
  case windows
  case focus(FocusTarget)
  case open(scene: String, value: String?)
  case menu(MenuRequest)
  case key(Chord)
  case press(ControlLabel)
  case set(ControlLabel, String)
  case toggle(ControlLabel)
  case pick(ControlLabel, String)
  case `return`
  case escape
  case tree(WindowReference?)
  case values
  case why(String)
  indirect case each(NestedLine)
  case expect(Expectation)
  /// Waits for running tasks, at most as long as given, which is in whole milliseconds.
  case wait(atMost: Duration?)
  case source(file: String)
  case record(RecordRequest)
  /// Undoes that many actions; with the flag, what replay repeats may work outside the app.
  case back(Int, repeatingWork: Bool)
  case state
  case issues
  case policy(PolicyRequest)
  case history(matching: String?)
  case alias(AliasRequest)
  case bind(BindRequest)
  case help(String?)
}

/// The window that `:focus` makes key.
enum FocusTarget: Hashable, Sendable {
  case next
  case previous
  case window(WindowReference)
}

/// What `:menu` shows or does.
enum MenuRequest: Hashable, Sendable {
  /// Shows the menu bar, or the menu found by following the titles.
  case show([String])
  /// Chooses the item found by following the titles, at least a menu's and an item's.
  case choose([String])
}

/// What `:record` does.
enum RecordRequest: Hashable, Sendable {
  case start(file: String)
  case stop
}

/// What `:policy` shows or does.
enum PolicyRequest: Hashable, Sendable {
  case list
  case show(String)
  case set(String, value: String)
}

/// What `:alias` shows or does.
enum AliasRequest: Hashable, Sendable {
  case list
  case show(String)
  /// Defines a name for a line, which is known to parse.
  case define(String, line: String)
  case remove(String)
}

/// What `:bind` shows or does.
enum BindRequest: Hashable, Sendable {
  case list
  case show(KeyNames)
  /// Gives a line, which is known to parse, to keys.
  case define(KeyNames, line: String)
  /// Takes keys from what they are bound to.
  case remove(KeyNames)
}
