// SPDX-License-Identifier: Apache-2.0

/// A node whose sheet may not be ended by Escape.
@MainActor
protocol InteractiveDismissGuard: _Node {
  var isDismissDisabled: Bool { get }
}

extension View {
  /// Keeps a person from ending the sheet around this view with Escape; code still can. // S25
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }
}

/// A modifier that keeps a person from ending a sheet with Escape.
public struct _InteractiveDismissModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let isDisabled: Bool

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    InteractiveDismissNode(view, in: context)
  }
}

private final class InteractiveDismissNode<Content: View>:
  ModifierNode<Content, _InteractiveDismissModifier>, InteractiveDismissGuard
{
  init(_ view: ModifiedContent<Content, _InteractiveDismissModifier>, in context: _NodeContext) {
    super.init(view, in: context)
  }

  var isDismissDisabled: Bool { modifier.isDisabled }
}
