// SPDX-License-Identifier: Apache-2.0

/// The element behind every field that a person types into.
@usableFromInline
struct TextInputElement<Label: View>: PrimitiveView {
  @usableFromInline let role: Element.Role
  @usableFromInline let text: Binding<String>
  @usableFromInline let prompt: Text?
  @usableFromInline var label: Label

  @inlinable
  init(role: Element.Role, text: Binding<String>, prompt: Text?, label: Label) {
    self.role = role
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  @inlinable
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    let node = TextInputNode(view, in: context)
    if Label.self != Text.self {
      node.attachFirst(Label._makeNode(view.label, in: node.childContext))
    }
    return node
  }
}

/// The node of a field.
@usableFromInline
final class TextInputNode<Label: View>: StoredNode<TextInputElement<Label>>, TextInput {
  @inlinable
  init(_ view: TextInputElement<Label>, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .textInput])
  }

  override var asElement: (any ElementNode)? { self }

  @usableFromInline
  override func update(_ newValue: inout TextInputElement<Label>) {
    countVisit()
    if let child = firstChild { _Node.update(child, with: &newValue.label) }
    swap(&value, &newValue)
  }

  var role: Element.Role { value.role }

  /// The label, else the prompt; a field without either has no name of its own.
  var label: String {
    let own = Label.self == Text.self ? Text.reinterpreting(value.label).string : shownText
    return own.isEmpty ? value.prompt?.string ?? "" : own
  }

  var text: String { value.text.wrappedValue }
  func setText(_ text: String) { value.text.wrappedValue = text }

  func complete(_ element: inout Element) {
    element.value = role == .secureField ? nil : text
  }

  override func willRemove() { environment?.surface?.fieldDidGo(self) }
}
