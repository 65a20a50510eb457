// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Gives the view an identity; when it changes, the view starts anew, with fresh state. // B16
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

/// A view whose identity is said by its author.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    IdentifiedNode(view, in: context)
  }
}

/// The node of a view with a said identity.
private final class IdentifiedNode<Content: View, ID: Hashable>:
  _ValueNode<IdentifiedView<Content, ID>>
{
  private var id: ID

  init(_ view: IdentifiedView<Content, ID>, in context: _NodeContext) {
    id = view.id
    super.init(in: context)
    attachFirst(Content._makeNode(view.content, in: childContext))
  }

  override func update(_ newValue: inout IdentifiedView<Content, ID>) {
    countVisit()
    let isSame = id == newValue.id
    id = newValue.id
    guard let child = firstChild else { return }
    if isSame {
      _Node.update(child, with: newValue.content)
    } else {
      replaceChild(child, with: Content._makeNode(newValue.content, in: childContext))
    }
  }
}
