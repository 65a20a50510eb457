// SPDX-License-Identifier: Apache-2.0

/// What an inert modifier says of an element: SwiftUI's name of it and its argument.
///
/// Nothing is laid out or drawn here; the argument is described only when somebody looks.
public struct ElementAttribute {
  /// The modifier's name, such as `padding`.
  public let name: StaticString
  /// The modifier's argument, if it has one that says something.
  public let argument: Any?
}

/// A modifier that is recorded as an attribute of the element and does nothing else.
nonisolated public struct _RecordedAttribute: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let attribute: ElementAttribute

  init(_ attribute: ElementAttribute) {
    self.attribute = attribute
  }

  /// Makes the node of a modified view; for internal use only.
  @MainActor public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    RecordedAttributeNode(view, in: context)
  }
}

/// A node that carries attributes for the elements below it.
@MainActor
protocol AttributeCarrier: _Node {
  var attribute: ElementAttribute { get }
}

private final class RecordedAttributeNode<Content: View>:
  ModifierNode<Content, _RecordedAttribute>, AttributeCarrier
{
  init(_ view: ModifiedContent<Content, _RecordedAttribute>, in context: _NodeContext) {
    super.init(view, in: context, traits: .attribute)
  }

  var attribute: ElementAttribute { modifier.attribute }
}

nonisolated extension View {
  /// Records an inert modifier.
  package func recorded(
    _ name: StaticString, _ argument: Any? = nil
  ) -> ModifiedContent<Self, _RecordedAttribute> {
    modifier(_RecordedAttribute(ElementAttribute(name: name, argument: argument)))
  }
}
