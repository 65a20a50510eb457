// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Makes this view a page of the tab view around it, with a tab of a label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}

/// A modifier that makes its view a page with a tab.
public struct _TabItemModifier<Label: View>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let label: Label

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    TabNode(view, in: context) {
      TabParts(
        value: ($0.content as? any StaticallyTagged)?.staticTag, label: $0.modifier.label,
        page: $0.content)
    }
  }
}

/// A view that carries a tag as a value, before any node is made of it.
@MainActor
protocol StaticallyTagged {
  var staticTag: AnyHashable? { get }
}

extension ModifiedContent: StaticallyTagged where Content: View, Modifier: ViewModifier {
  /// The tag of the outermost modifier that gives one.
  var staticTag: AnyHashable? {
    (modifier as? _TagModifier)?.tag ?? (content as? any StaticallyTagged)?.staticTag
  }
}
