// SPDX-License-Identifier: Apache-2.0

/// The element behind every field that a person types into.
struct TextInputElement<Label: View>: PrimitiveView {
  let role: Element.Role
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    TextInputNode(view, in: context)
  }
}

/// The node of a field.
private final class TextInputNode<Label: View>: StoredNode<TextInputElement<Label>>, TextInput {
  init(_ view: TextInputElement<Label>, in context: _NodeContext) {
    super.init(view, in: context, traits: [.element, .textInput])
    if Label.self != Text.self { attachFirst(Label._makeNode(view.label, in: childContext)) }
  }

  override func update(_ newValue: TextInputElement<Label>) {
    graph.session.counters.nodesVisited += 1
    value = newValue
    if let child = firstChild { _Node.update(child, with: newValue.label) }
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
