// SPDX-License-Identifier: Apache-2.0

/// The shortcut of the buttons in a subtree; the innermost one counts. // M15
struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut that a button here has.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons in this view a shortcut of a key and modifiers.
  @inlinable
  public consuming func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the buttons in this view a shortcut.
  @inlinable
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Gives the buttons in this view a shortcut, or takes it away. // M15
  @inlinable
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Gives the buttons in this view a shortcut; where it is shown localised makes no difference here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

/// A modifier that gives the buttons in what it modifies a shortcut.
public struct _KeyboardShortcutModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  @usableFromInline let shortcut: KeyboardShortcut?

  @inlinable
  init(shortcut: KeyboardShortcut?) { self.shortcut = shortcut }

  /// Makes the node of a modified view; for internal use only.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    let node = KeyboardShortcutNode<Modified>(view.modifier, in: context)
    node.attachFirst(Modified._makeNode(view.content, in: node.childContext))
    return node
  }
}

/// The node of a view whose buttons have a shortcut.
@usableFromInline
final class KeyboardShortcutNode<Content: View>:
  ModifierNode<Content, _KeyboardShortcutModifier>
{
  private let scope: EnvironmentValueScope<KeyboardShortcut?>

  @usableFromInline
  init(_ modifier: _KeyboardShortcutModifier, in context: _NodeContext) {
    scope = EnvironmentValueScope(
      modifier.shortcut, key: ObjectIdentifier(KeyboardShortcutKey.self),
      parent: context.environment)
    super.init(alone: modifier, in: context)
  }

  @usableFromInline
  override var childContext: _NodeContext { super.childContext.with(environment: scope) }

  override func modifierDidChange(from old: _KeyboardShortcutModifier) {
    if old.shortcut == modifier.shortcut { return }
    scope.setValue(modifier.shortcut)
    structureDidChange()
  }
}

extension KeyboardShortcut {
  /// Creates a shortcut that is adapted to the keyboard's layout, which makes no difference here.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
  }

  /// How a shortcut is adapted to the keyboard's layout; recorded by SwiftUI, without effect here.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// Adapts to the layout and to the direction of writing.
    public static let automatic = Localization(name: "automatic")
    /// Adapts to the layout only.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Does not adapt.
    public static let custom = Localization(name: "custom")
  }
}
