// SPDX-License-Identifier: Apache-2.0

/// Something that a person does to the running app.
///
/// Nothing else changes a session from outside, so that what was done can be recorded, replayed and
/// compared. Actions on controls go to the front sheet of the key window, else to the window itself.
public enum UserAction: Hashable, Sendable {
  /// Choose an item of the menu bar.
  case chooseMenuItem(MenuItemReference)
  /// Press a key with modifiers.
  case pressKey(KeyboardShortcut)
  /// Press the default button of the front sheet or alert, wherever it stands.
  case confirm
  /// Press a button, a link or a row.
  case press(ElementQuery)
  /// Replace the text of a field.
  case setText(ElementQuery, String)
  /// Type text into the field that has keyboard focus, and move on as Return does.
  case enterText(String)
  /// Flip a toggle.
  case toggle(ElementQuery)
  /// Choose one of a picker's choices.
  case pick(ElementQuery, choice: String)
  /// Put keyboard focus into a field.
  case focus(ElementQuery)
  /// Move keyboard focus to the next or the previous field.
  case moveFocus(Direction)
  /// Make a window key, bringing it to the front.
  case makeKey(window: Int)
  /// Make the next or the previous window key, in order of opening.
  case cycleWindows(Direction)
  /// Open a window of a scene, as `openWindow` does.
  case openWindow(scene: String, value: String?)
  /// Open a file, a folder or an address with the app, as Finder does.
  case openURL(String)
  /// Close a window, as its close button does.
  case closeWindow(Int)
  /// Minimise a window.
  case minimizeWindow(Int)

  /// One way or the other along an order.
  public enum Direction: String, Hashable, Sendable {
    /// Onward.
    case next
    /// Back.
    case previous
  }
}

/// Names an item of the menu bar.
public enum MenuItemReference: Hashable, Sendable {
  /// By its command name, such as `edit-change-description`; see ``MenuBar/Item/name``.
  case name(String)
  /// By the titles from the menu down to the item.
  case path([String])
}

/// Names an element on the front surface by what a person sees.
public struct ElementQuery: Hashable, Sendable {
  /// The label, the accessibility label or identifier; case and surrounding spaces do not matter.
  public var label: String
  /// Which of several with that label, counted from 1; nil takes the only one, else the first enabled one.
  public var occurrence: Int?

  /// Creates a query.
  public init(_ label: String, occurrence: Int? = nil) {
    self.label = label
    self.occurrence = occurrence
  }
}
