// SPDX-License-Identifier: Apache-2.0

/// A node that does something on Escape.
@MainActor
private protocol ExitCommandHandler: _Node {
  var exitAction: (() -> Void)? { get }
}

extension View {
  /// Runs an action on Escape while keyboard focus is in this view, before the sheet around it would end. // S26
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(_ExitCommandModifier(action: action))
  }
}

/// A modifier that does something on Escape.
public struct _ExitCommandModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let action: (() -> Void)?

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    ExitCommandNode(view, in: context)
  }
}

private final class ExitCommandNode<Content: View>:
  ModifierNode<Content, _ExitCommandModifier>, ExitCommandHandler
{
  init(_ view: ModifiedContent<Content, _ExitCommandModifier>, in context: _NodeContext) {
    super.init(view, in: context, traits: .keyHandler)
  }

  var exitAction: (() -> Void)? { modifier.action }
}

extension Surface {
  /// Runs the exit command nearest to keyboard focus; without focus, the first one on the surface.
  ///
  /// - Returns: Whether there is one.
  func runExitCommand() -> Bool {
    guard let action = exitHandler?.exitAction else { return false }
    action()
    return true
  }

  /// Whether something here has an exit command.
  var hasExitCommand: Bool { exitHandler != nil }

  private var exitHandler: (any ExitCommandHandler)? {
    guard let focused else {
      return root?.first(where: Self.handlesExit) as? any ExitCommandHandler
    }
    var node: _Node? = focused
    while let candidate = node, candidate !== root {
      if Self.handlesExit(candidate) { return candidate as? any ExitCommandHandler }
      node = candidate.parent
    }
    return nil
  }

  private static func handlesExit(_ node: _Node) -> Bool {
    node.traits.contains(.keyHandler) && (node as? any ExitCommandHandler)?.exitAction != nil
  }
}
