// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Says which value a choice of a picker, a row of a list or a tab stands for.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: AnyHashable(tag)))
  }
}

/// A modifier that says which value a choice stands for.
public struct _TagModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let tag: AnyHashable

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    TagNode(view, in: context)
  }
}

/// A node that says which value it stands for.
@MainActor
protocol Tagged: _Node {
  var tag: AnyHashable { get }
}

private final class TagNode<Content: View>: ModifierNode<Content, _TagModifier>, Tagged {
  init(_ view: ModifiedContent<Content, _TagModifier>, in context: _NodeContext) {
    super.init(view, in: context, traits: .rows)
  }

  var tag: AnyHashable { modifier.tag }
}

/// A node whose children stand for the elements of a collection.
@MainActor
protocol IdentifiedChildren: _Node {
  var identifiedChildren: [(id: AnyHashable, node: _Node)] { get }
  /// The identity of the element that a child stands for.
  func identity(of child: _Node) -> AnyHashable?
}

/// Finds the choices in a picker's content: by tag, else by the identity that a `ForEach` gives.
@MainActor
enum TaggedChoices {
  static func collect(in root: _Node) -> [(tag: AnyHashable, node: _Node)] {
    var found: [(tag: AnyHashable, node: _Node)] = []
    root.walk { node in
      guard node.traits.contains(.rows) else { return true }
      if let tagged = node as? any Tagged {
        found.append((tagged.tag, tagged))
        return false
      }
      guard let list = node as? any IdentifiedChildren else { return true }
      for child in list.identifiedChildren {
        let inner = collect(in: child.node)
        found += inner.isEmpty ? [(child.id, child.node)] : inner
      }
      return false
    }
    return found
  }
}
