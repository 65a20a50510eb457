// SPDX-License-Identifier: Apache-2.0

/// The node of a button.
///
/// A label of plain text is read from the value and needs no node of its own.
@usableFromInline
final class ButtonNode<Label: View>: StoredNode<Button<Label>>, Pressable, ActionElement {
  @inlinable
  init(_ view: Button<Label>, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .pressable])
  }

  override var asElement: (any ElementNode)? { self }
  override var asPressable: (any Pressable)? { self }

  @inlinable static var hasPlainLabel: Bool { Label.self == Text.self }

  @usableFromInline
  override func update(_ newValue: inout Button<Label>) { take(&newValue) }

  @inlinable
  func take(_ newValue: inout Button<Label>) {
    countVisit()
    if let child = firstChild {
      Label._updateNode(child, with: &newValue.label)
    } else if !hasSamePlainText(as: newValue) {
      plainTextDidChange()
    }
    swap(&value, &newValue)
  }

  @inlinable
  func hasSamePlainText(as other: Button<Label>) -> Bool {
    guard let old = value.label as? Text, let new = other.label as? Text else { return true }
    return old == new
  }

  @usableFromInline
  func plainTextDidChange() { structureDidChange() }

  private static func plainText(of button: Button<Label>) -> String {
    Text.reinterpreting(button.label).string
  }

  var role: Element.Role { .button }
  var label: String { Self.hasPlainLabel ? Self.plainText(of: value) : shownText }
  var buttonRole: ButtonRole? { value.role }

  func press() { value.action() }

  func complete(_ element: inout Element) {
    element.action = actionRole
    element.shortcut = shortcut
  }
}

/// A button, whatever its label.
@MainActor
protocol ActionElement: Pressable {
  var buttonRole: ButtonRole? { get }
}

extension ActionElement {
  /// What the button does in its dialog: by its shortcut, its place in a toolbar, or its role.
  var actionRole: Element.ActionRole? {
    switch shortcut {
    case .defaultAction?: return .default
    case .cancelAction?: return .cancel
    default: break
    }
    if let placed = toolbarAction { return placed }
    switch buttonRole {
    case .destructive?: return .destructive
    case .cancel?, .close?: return .cancel
    case .confirm?: return .default
    default: return nil
    }
  }
}

extension _Node {
  /// The shortcut that a button here has. // M15
  var shortcut: KeyboardShortcut? { environmentValue(of: KeyboardShortcutKey.self) }

  /// Whether a control here may be used.
  var isEnabled: Bool { environmentValue(of: IsEnabledKey.self) }
}
