// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Runs an action when the view is pressed.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapModifier(action: action))
  }
}

/// A modifier that makes its view something to press.
public struct _TapModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let action: () -> Void

  init(action: @escaping () -> Void) { self.action = action }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    TapNode(view, in: context)
  }
}

private final class TapNode<Content: View>: ModifierNode<Content, _TapModifier>, Pressable {
  init(_ view: ModifiedContent<Content, _TapModifier>, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .pressable])
  }

  override var asElement: (any ElementNode)? { self }
  override var asPressable: (any Pressable)? { self }

  var role: Element.Role { .group }
  var label: String { shownText }
  func press() { modifier.action() }
}
