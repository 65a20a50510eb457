// SPDX-License-Identifier: Apache-2.0

/// A text that is shown.
///
/// Source: <https://developer.apple.com/documentation/swiftui/text>
public struct Text: Sendable {
  /// What is shown.
  @usableFromInline let string: String
  private var style: RecordedStyle?

  /// Creates a text that shows a string as it is.
  @inlinable
  public init(verbatim content: String) { string = content }

  /// Creates a text from a key that may be translated.
  @inlinable
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    string = key.text
  }

  /// Creates a text that shows a string.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// A text that shows one text after another.
  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.string + right.string)
  }
}

extension Text: Hashable {
  /// Whether two texts show the same; how they look is recorded and makes no difference.
  public static func == (left: Text, right: Text) -> Bool { left.string == right.string }

  /// Hashes what is shown.
  public func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

extension Text: View, PrimitiveView {
  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ValueNode<Text> {
    TextNode(view, in: context)
  }

  /// Gives the view's node its new value; for internal use only.
  public static func _updateNode(_ node: _Node, with view: inout Text) {
    unsafeDowncast(node, to: TextNode.self).update(&view)
  }
}

/// The node of a text.
final class TextNode: StoredNode<Text>, ElementNode {
  init(_ view: Text, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .text])
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout Text) {
    countVisit()
    swap(&value, &newValue)
    if value != newValue { structureDidChange() }
  }

  var role: Element.Role { .text }
  var label: String { value.string }
  func complete(_ element: inout Element) {
    element.attributes.insert(contentsOf: value.attributes, at: 0)
  }
}

extension _Node {
  /// The text that is shown at or below this node, in one line; without any, the names of its pictures.
  final var shownText: String {
    var (texts, pictures): ([String], [String]) = ([], [])
    walk { node in
      if let text = node as? TextNode {
        texts.append(text.value.string)
      } else if let picture = node as? ImageNode {
        pictures.append(picture.label)
      }
      return true
    }
    return (texts.isEmpty ? pictures : texts).joined(separator: " ")
  }
}

extension Text {
  /// A value that is known to be a text, where its static type is generic.
  static func reinterpreting<Value>(_ value: Value) -> Text {
    withUnsafeBytes(of: value) { $0.load(as: Text.self) }
  }
}

extension Text {
  /// Takes an inert modifier, which says nothing about the words.
  func recorded(_ name: StaticString, _ argument: (any Sendable)? = nil) -> Text {
    var text = self
    text.style = RecordedStyle(name, argument, over: style)
    return text
  }

  /// The inert modifiers that were put on the text itself, from the inside out.
  var attributes: [ElementAttribute] { style?.attributes ?? [] }
}
