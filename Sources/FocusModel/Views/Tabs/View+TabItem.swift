// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Makes this view a page of the tab view around it, with a tab of a label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// A view that is a page with a tab.
private struct TabItemView<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    TabNode(view, in: context) {
      TabParts(
        value: ($0.content as? any StaticallyTagged)?.staticTag, label: $0.label, page: $0.content)
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
