// SPDX-License-Identifier: Apache-2.0

/// How a menu command would be resolved if it were chosen now, step by step.
///
/// Nothing is run to find out: the action itself is not called. What the command reads is what the view
/// or commands around the item declare with `@FocusedValue`, `@FocusedBinding` and `@FocusedObject`.
public struct CommandResolution {
  /// The item that the name stands for.
  public let item: MenuBar.Item
  /// What decides, in order: the item, the window, each value, what would be set, and the outcome.
  public let steps: [Step]

  /// Whether the command may be chosen now.
  public var isEnabled: Bool { item.isEnabled }

  /// One step of a resolution.
  public enum Step {
    /// The item is one of the app's own, declared in a view or commands of this type.
    case declared(in: String)
    /// The item is a standard one.
    case standard
    /// Menus see the values of this window.
    case window(Window)
    /// No window is there whose values menus could see. // F8
    case noWindow
    /// The command reads a focused value.
    case value(ReadValue)
    /// Choosing the item would set a state.
    case sets(Target)
    /// Something else has the item's shortcut. // M16, M19
    case shortcutTaken(KeyboardShortcut, by: ShortcutHolder)
    /// The item may be chosen; the keys that it reads and that nothing publishes are listed. // F8
    case enabled(missing: [String])
    /// The item may not be chosen.
    case disabled(Disabled)
  }

  /// The window whose values menus see.
  public struct Window: Hashable, Sendable {
    /// Its number.
    public let number: Int
    /// Its title.
    public let title: String
    /// Why it is this window.
    public let reason: Reason
    /// What is presented in front on it, if anything. // F17
    public let presentation: String?

    /// Why menus see the values of a window.
    public enum Reason: String, Hashable, Sendable {
      /// It is the key window. // F9
      case key
      /// It is the one behind a window of tools, which is key. // F10
      case behindUtilityWindow
      /// It was key when the app was hidden. // F27
      case beforeHiding
    }
  }

  /// A state that choosing the item would set.
  public struct Target {
    /// The name of the property.
    public let property: String
    /// The type of view or object that owns it; nil where it is not known.
    public let owner: String?
    /// The window to which it belongs; nil for the app's own.
    public let window: Int?
    /// The value now.
    public let now: DescribedValue
    /// The value afterwards, where that is known without running the action: for toggles and choices.
    public let then: DescribedValue?
    /// The key of the focused value through which it is reached; nil for what the item itself is bound to.
    public let key: String?
  }

  /// What has a shortcut in the item's stead.
  public enum ShortcutHolder: Hashable, Sendable {
    /// A control in the key window, which is searched first. // M16
    case control(String)
    /// A menu item that comes earlier. // M18
    case item(String)
  }

  /// Why an item may not be chosen.
  public struct Disabled: Hashable, Sendable {
    /// The view or commands in whose body it is disabled; nil for a standard item.
    public let view: String?
    /// The keys among those that it reads that nothing publishes now. // F2
    public let missing: [String]
    /// The reason as the item itself tells it, in its help or by what it does.
    public let explanation: String?
  }
}
