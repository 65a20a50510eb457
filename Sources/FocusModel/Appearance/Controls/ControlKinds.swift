// SPDX-License-Identifier: Apache-2.0

// Arguments of the modifiers of controls: recorded and inert.

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// Whether a button acts again and again while it is pressed.
public struct ButtonRepeatBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")

  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")

  /// Once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How much space a button takes.
public struct ButtonSizing: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = ButtonSizing(name: "automatic")

  /// As much as its label needs.
  public static let fitted = ButtonSizing(name: "fitted")

  /// As much as there is.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// The order of items in a menu.
public struct MenuOrder: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = MenuOrder(name: "automatic")

  /// The most important items nearest to the finger.
  public static let priority = MenuOrder(name: "priority")

  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
}

extension ControlSize: Comparable {
  /// Tells whether one size is smaller than another.
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
    let sizes = allCases
    return sizes.prefix { $0 != rhs }.contains(lhs)
  }
}

/// Whether a menu goes away when an item is chosen.
public struct MenuActionDismissBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")

  /// It goes away.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")

  /// It stays.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How much badges stand out.
public struct BadgeProminence: NamedValue {
  let name: String

  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")

  /// As usual.
  public static let standard = BadgeProminence(name: "standard")

  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// Whether dragging over a control acts on it.
public struct SpringLoadingBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = SpringLoadingBehavior(name: "automatic")

  /// It acts.
  public static let enabled = SpringLoadingBehavior(name: "enabled")

  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
