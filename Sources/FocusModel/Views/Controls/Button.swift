// SPDX-License-Identifier: Apache-2.0

/// A control that starts an action.
///
/// Source: <https://developer.apple.com/documentation/swiftui/button>
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button with a label of any view.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of any view.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ButtonNode(view, in: context)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Creates a button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FocusModel.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

/// What a button does, beyond its title.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes.
  public static let close = ButtonRole(name: "close")
}
