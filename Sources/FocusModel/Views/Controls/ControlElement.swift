// SPDX-License-Identifier: Apache-2.0

/// The element behind a control that is made of a label and, beside it, content.
///
/// The label names the element; only the content is seen as elements inside.
struct ControlElement<Label: View, Content: View>: PrimitiveView {
  let behavior: ControlBehavior
  let label: Label
  let content: Content

  init(
    _ behavior: ControlBehavior, @ViewBuilder label: () -> Label,
    @ViewBuilder content: () -> Content
  ) {
    self.behavior = behavior
    self.label = label()
    self.content = content()
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    switch view.behavior.use {
    case .none: ControlNode(view, in: context)
    case .press: PressableControlNode(view, in: context)
    case .text: TextSettableControlNode(view, in: context)
    }
  }
}

/// What a control is, what it shows and what a person can do with it.
struct ControlBehavior {
  let role: Element.Role
  var label: String?
  /// Reads the value when somebody looks.
  var value: () -> String? = { nil }
  var isSelected: () -> Bool = { false }
  var use = Use.none

  /// What a person can do with the control itself; fixed for a control's lifetime.
  enum Use {
    case none
    case press(@MainActor () -> Void)
    case text(TextParsing)
  }

  init(_ role: Element.Role, label: String? = nil) {
    self.role = role
    self.label = label
  }
}

/// How a control takes its value as text.
struct TextParsing {
  /// What the text has to be, for a refusal: "a date such as 2025-01-31".
  let expected: String
  /// Takes a text; false when it means nothing here.
  let take: @MainActor (String) -> Bool
}

/// The node of a control.
class ControlNode<Label: View, Content: View>:
  StoredNode<ControlElement<Label, Content>>, ElementNode
{
  override init(
    _ view: ControlElement<Label, Content>, in context: _NodeContext, traits: Traits = []
  ) {
    super.init(view, in: context, traits: traits.union(.element))
    let label = Label._makeNode(view.label, in: childContext)
    attachFirst(label)
    attach(Content._makeNode(view.content, in: childContext), after: label)
  }

  override var asElement: (any ElementNode)? { self }

  final override func update(_ newValue: inout ControlElement<Label, Content>) {
    countVisit()
    if value.behavior.label != newValue.behavior.label { structureDidChange() }
    value = newValue
    guard let label = firstChild, let content = label.nextSibling else { return }
    _Node.update(label, with: newValue.label)
    _Node.update(content, with: newValue.content)
  }

  /// The label is the element's name, not an element inside.
  final override var firstVisibleLink: Unmanaged<_Node>? { firstChild?.nextLink }

  final var role: Element.Role { value.behavior.role }
  final var label: String { value.behavior.label ?? firstChild?.shownText ?? "" }

  final func complete(_ element: inout Element) {
    element.value = element.value ?? value.behavior.value()
    element.isSelected = element.isSelected || value.behavior.isSelected()
  }
}

/// The node of a control that does something when pressed.
private final class PressableControlNode<Label: View, Content: View>:
  ControlNode<Label, Content>, Pressable
{
  init(_ view: ControlElement<Label, Content>, in context: _NodeContext) {
    super.init(view, in: context, traits: .pressable)
  }

  override var asPressable: (any Pressable)? { self }

  func press() {
    if case .press(let action) = value.behavior.use { action() }
  }
}

/// The node of a control that takes its value as text.
private final class TextSettableControlNode<Label: View, Content: View>:
  ControlNode<Label, Content>, TextSettable
{
  init(_ view: ControlElement<Label, Content>, in context: _NodeContext) {
    super.init(view, in: context, traits: [])
  }

  func take(_ text: String) -> Bool {
    if case .text(let parsing) = value.behavior.use { parsing.take(text) } else { false }
  }

  var expectedText: String {
    if case .text(let parsing) = value.behavior.use { parsing.expected } else { "" }
  }
}
