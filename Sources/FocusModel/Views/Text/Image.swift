// SPDX-License-Identifier: Apache-2.0

/// A picture, by name.
///
/// Source: <https://developer.apple.com/documentation/swiftui/image>
public struct Image: Hashable, Sendable {
  let name: String
  let isDecorative: Bool

  private init(name: String, isDecorative: Bool) {
    self.name = name
    self.isDecorative = isDecorative
  }

  /// Creates a picture of the app's.
  public init(_ name: String) { self.init(name: name, isDecorative: false) }

  /// Creates a picture of the app's that says nothing to those who cannot see it.
  public init(decorative name: String) { self.init(name: name, isDecorative: true) }

  /// Creates a symbol of the system's.
  public init(systemName: String) { self.init(name: systemName, isDecorative: false) }

  /// Creates a symbol of the system's that shows a value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Image: View, PrimitiveView {
  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ValueNode<Image> {
    ImageNode(view, in: context)
  }
}

/// The node of a picture.
final class ImageNode: StoredNode<Image>, ElementNode {
  init(_ view: Image, in context: _NodeContext) {
    super.init(view, in: context, traits: .element)
  }

  override var asElement: (any ElementNode)? { self }

  var role: Element.Role { .image }
  var label: String { value.name }
}

extension Image {
  /// Takes an inert modifier, which says nothing about the name.
  func recorded(_ name: StaticString, _ argument: (any Sendable)? = nil) -> Image { self }
}
