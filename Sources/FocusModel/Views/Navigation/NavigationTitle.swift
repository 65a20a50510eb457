// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Gives the window, page or sheet a title.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier(title: title.string))
  }

  /// Gives the window, page or sheet a title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_NavigationTitleModifier(title: titleKey.text))
  }

  /// Gives the window, page or sheet a title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_NavigationTitleModifier(title: String(title)))
  }

  /// Gives the window, page or sheet a title that may be renamed.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_NavigationTitleModifier(title: title.wrappedValue))
  }
}

/// A modifier that gives what is around its view a title.
public struct _NavigationTitleModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let title: String

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    NavigationTitleNode(view, in: context)
  }
}

private final class NavigationTitleNode<Content: View>:
  ModifierNode<Content, _NavigationTitleModifier>, TitledNode
{
  init(_ view: ModifiedContent<Content, _NavigationTitleModifier>, in context: _NodeContext) {
    super.init(view, in: context, traits: .titled)
  }

  var title: String { modifier.title }
}
