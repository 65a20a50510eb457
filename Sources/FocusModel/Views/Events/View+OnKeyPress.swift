// SPDX-License-Identifier: Apache-2.0

/// A key that was pressed while a view had keyboard focus.
///
/// Source: <https://developer.apple.com/documentation/swiftui/keypress>
public struct KeyPress: Sendable {
  /// When in the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The modifiers that were held.
  public let modifiers: EventModifiers

  /// The parts of a press.
  public struct Phases: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: Int

    /// Creates parts from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// Every part.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a press was of use.
  public enum Result: Sendable {
    /// It was; nobody else gets it.
    case handled
    /// It was not; the next one gets it.
    case ignored
  }
}

extension View {
  /// Runs an action when a key is pressed while keyboard focus is in this view.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier { $0.key == key ? action() : .ignored })
  }

  /// Runs an action when a key is pressed while keyboard focus is in this view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when one of several keys is pressed while keyboard focus is in this view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      _KeyPressModifier { press in
        keys.contains(press.key) && phases.contains(press.phase) ? action(press) : .ignored
      })
  }

  /// Runs an action when any key is pressed while keyboard focus is in this view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier { phases.contains($0.phase) ? action($0) : .ignored })
  }

  /// Runs an action when an arrow key is pressed while keyboard focus is in this view.
  public func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(
      _KeyPressModifier { press in
        guard press.modifiers.isEmpty, let action,
          let direction = MoveCommandDirection(key: press.key)
        else { return .ignored }
        action(direction)
        return .handled
      })
  }

  /// Runs an action when Delete is pressed while keyboard focus is in this view.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      _KeyPressModifier { press in
        guard press.modifiers.isEmpty, press.key == .delete, let action else { return .ignored }
        action()
        return .handled
      })
  }
}

/// A direction in which a person moves with the arrow keys.
public enum MoveCommandDirection: Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right

  fileprivate init?(key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

/// A modifier that is told of keys that are pressed in its view.
public struct _KeyPressModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let action: (KeyPress) -> KeyPress.Result

  init(_ action: @escaping (KeyPress) -> KeyPress.Result) { self.action = action }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    KeyPressNode(view, in: context)
  }
}

/// A node that is told of keys.
@MainActor
private protocol KeyPressHandler: _Node {
  func handle(_ press: KeyPress) -> KeyPress.Result
}

private final class KeyPressNode<Content: View>:
  ModifierNode<Content, _KeyPressModifier>, KeyPressHandler
{
  init(_ view: ModifiedContent<Content, _KeyPressModifier>, in context: _NodeContext) {
    super.init(view, in: context, traits: .keyHandler)
  }

  func handle(_ press: KeyPress) -> KeyPress.Result { modifier.action(press) }
}

extension Surface {
  /// Hands a key to those around keyboard focus, from the inside out, until one has use for it.
  func handleKeyPress(_ shortcut: KeyboardShortcut) -> Bool {
    let press = KeyPress(
      phase: .down, key: shortcut.key, characters: String(shortcut.key.character),
      modifiers: shortcut.modifiers)
    var node: _Node? = focused
    while let candidate = node {
      if candidate.traits.contains(.keyHandler), let handler = candidate as? any KeyPressHandler,
        handler.handle(press) == .handled
      {
        return true
      }
      node = candidate === root ? nil : candidate.parent
    }
    return false
  }
}
