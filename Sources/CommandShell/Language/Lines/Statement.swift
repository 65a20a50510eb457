// SPDX-License-Identifier: Apache-2.0

/// What one line says.
enum Statement: Hashable, Sendable {
  /// Nothing but blanks.
  case empty
  /// A line whose first character is `#`.
  case comment
  /// Text for the field that has keyboard focus; `::text` is `:text` here.
  case text(String)
  /// A command of the app's menus.
  case menu(MenuCommand)
  /// A shell verb, and where its name stands.
  case verb(Verb, at: ByteRange)
  /// A line to run in a window of its own choice, `@2 :clone`, and where the window is named.
  indirect case inWindow(WindowReference, at: ByteRange, Statement)
}
