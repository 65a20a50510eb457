// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Runs an action when the view comes into the tree, after the update that brings it.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the tree, after the update that removes it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: nil, disappear: action))
  }
}

/// A modifier that runs actions when its view comes and goes.
public struct _AppearanceModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, in: context)
  }
}

private final class AppearanceNode<Content: View>: ModifierNode<Content, _AppearanceModifier> {
  init(_ view: ModifiedContent<Content, _AppearanceModifier>, in context: _NodeContext) {
    super.init(view, in: context)
    if let appear = modifier.appear { graph.session.afterUpdate(appear) }
  }

  override func willRemove() {
    if let disappear = modifier.disappear { graph.session.afterUpdate(disappear) }
  }
}
