// SPDX-License-Identifier: Apache-2.0

/// The node of a button.
///
/// A label of plain text is read from the value and needs no node of its own.
final class ButtonNode<Label: View>: StoredNode<Button<Label>>, Pressable, ActionElement {
  init(_ view: Button<Label>, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .pressable])
    if !Self.hasPlainLabel { attachFirst(Label._makeNode(view.label, in: childContext)) }
  }

  private static var hasPlainLabel: Bool { Label.self == Text.self }

  override func update(_ newValue: Button<Label>) {
    graph.session.counters.nodesVisited += 1
    let old = value
    value = newValue
    if let child = firstChild {
      _Node.update(child, with: newValue.label)
    } else if Self.plainText(of: old) != Self.plainText(of: newValue) {
      graph.structureDidChange()
    }
  }

  private static func plainText(of button: Button<Label>) -> String {
    Text.reinterpreting(button.label).string
  }

  var role: Element.Role { .button }
  var label: String { Self.hasPlainLabel ? Self.plainText(of: value) : shownText }
  var buttonRole: ButtonRole? { value.role }

  func press() { value.action() }

  func complete(_ element: inout Element) { element.action = actionRole }
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
  var shortcut: KeyboardShortcut? { EnvironmentValues(scope: environment).keyboardShortcut }

  /// Whether a control here may be used.
  var isEnabled: Bool { EnvironmentValues(scope: environment).isEnabled }
}
