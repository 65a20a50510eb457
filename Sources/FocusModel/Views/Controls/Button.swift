// SPDX-License-Identifier: Apache-2.0

/// A control that starts an action.
///
/// Source: <https://developer.apple.com/documentation/swiftui/button>
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline var label: Label

  /// Creates a button with a label of any view.
  @inlinable
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label of any view.
  @inlinable
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes the view's node; for internal use only.
  @inlinable
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    let node = ButtonNode(view, in: context)
    if !ButtonNode<Label>.hasPlainLabel {
      node.attachFirst(Label._makeNode(view.label, in: node.childContext))
    }
    return node
  }

  /// Gives the view's node its new value; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with view: inout Self) {
    unsafeDowncast(node, to: ButtonNode<Label>.self).take(&view)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @inlinable
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Creates a button with a title.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Creates a button with a title and a role.
  @inlinable
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FocusModel.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @inlinable
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title, a symbol and a role.
  @inlinable
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

/// What a button does, beyond its title.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind {
    case destructive
    case cancel
    case confirm
    case close
  }

  private let kind: Kind

  /// It destroys something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
  /// It confirms.
  public static let confirm = ButtonRole(kind: .confirm)
  /// It closes.
  public static let close = ButtonRole(kind: .close)
}
