// SPDX-License-Identifier: Apache-2.0

/// A view whose type is erased; another type at the same place is another identity.
public struct AnyView {
  let content: any View

  /// Erases a view's type.
  public init<Content: View>(_ view: Content) {
    content = view
  }

  /// Erases a view's type.
  public init<Content: View>(erasing view: Content) {
    content = view
  }
}

extension AnyView: View, PrimitiveView {
  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ValueNode<AnyView> {
    AnyViewNode(view, in: context)
  }
}

/// The node of a view whose type is erased.
final class AnyViewNode: _ValueNode<AnyView> {
  /// The type of the view that the child stands for.
  private var contentType: Any.Type

  init(_ view: AnyView, in context: _NodeContext) {
    contentType = type(of: view.content)
    super.init(in: context)
    attachFirst(makeChild(view.content))
  }

  private func makeChild<Content: View>(_ content: Content) -> _Node {
    Content._makeNode(content, in: childContext)
  }

  override func update(_ newValue: inout AnyView) {
    countVisit()
    let sameType = contentType == type(of: newValue.content)
    contentType = type(of: newValue.content)
    guard let child = firstChild else { return }
    if sameType {
      update(child, with: newValue.content)
    } else {
      replaceChild(child, with: makeChild(newValue.content))
    }
  }

  private func update<Content: View>(_ child: _Node, with content: Content) {
    _Node.update(child, with: content)
  }
}
