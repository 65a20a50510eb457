// SPDX-License-Identifier: Apache-2.0

/// Something that a person sees or uses, as it is now.
public struct Element {
  /// What sort of element it is; the raw value is a stable name.
  public enum Role: String, Hashable, Sendable {
    /// Text that is shown.
    case text
    /// A picture.
    case image
    /// A button.
    case button
    /// A link, to a place in the app or outside.
    case link
    /// A field for a line of text.
    case textField
    /// A field whose text is not shown.
    case secureField
    /// A field for text of several lines.
    case textEditor
    /// A switch or check box.
    case toggle
    /// A choice of one among several.
    case picker
    /// A date or time.
    case datePicker
    /// A color.
    case colorPicker
    /// A number that is raised and lowered.
    case stepper
    /// A number on a scale.
    case slider
    /// How far something has come.
    case progress
    /// A menu that opens on a press.
    case menu
    /// A stack of views.
    case stack
    /// A list of rows.
    case list
    /// A form.
    case form
    /// A section of a form, a list or a menu.
    case section
    /// A group of views with a frame or a title.
    case group
    /// A label that shows and hides what is inside.
    case disclosure
    /// Pages of which the one whose tab is selected is shown.
    case tabView
    /// A tab, with its page while it is selected.
    case tab
    /// Rows of cells under column titles.
    case table
    /// A row of a table.
    case row
    /// A page of a navigation stack.
    case page
    /// The toolbar of a window, page or sheet.
    case toolbar
    /// A line between other elements.
    case divider
  }

  /// What sort of element it is.
  public var role: Role
  /// What names it: its accessibility label, else its own label.
  public var label: String
  /// Its content, for a field, a toggle, a picker or a progress view; never that of a secure field.
  public var value: String?
  /// Whether it may be used.
  public var isEnabled = true
  /// Whether it has keyboard focus.
  public var isFocused = false
  /// Whether it is selected: a row of a list or table, or a tab.
  public var isSelected = false
  /// Its accessibility identifier.
  public var identifier: String?
  /// What a button does in its dialog.
  public var action: ActionRole?
  /// The keys that press a button.
  public var shortcut: KeyboardShortcut?
  /// The choices of a picker.
  public var choices: [String] = []
  /// What is explained about it in a help tag.
  public var help: String?
  /// The layout and appearance modifiers on it, from the inside out.
  public var attributes: [ElementAttribute] = []
  /// The elements inside.
  public var children: [Element] = []

  /// Creates an element.
  init(role: Role, label: String = "", value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }

  /// What a button does in its dialog.
  public enum ActionRole: String, Hashable, Sendable {
    /// Return presses it, or it stands in the place of confirmation.
    case `default`
    /// Escape presses it, or it leaves the dialog as things were.
    case cancel
    /// It destroys something.
    case destructive
  }
}

/// A node that stands for an element.
@MainActor
protocol ElementNode: _Node {
  var role: Element.Role { get }
  /// What names the element, unless an accessibility label does.
  var label: String { get }
  /// Adds what is special about the element.
  func complete(_ element: inout Element)
}

extension ElementNode {
  func complete(_ element: inout Element) {}
}

/// An element that does something when pressed.
@MainActor
protocol Pressable: ElementNode {
  func press()
}

/// An element that a person types into.
@MainActor
protocol TextInput: TextSettable {
  var text: String { get }
  func setText(_ text: String)
}
