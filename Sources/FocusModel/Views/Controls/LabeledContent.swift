// SPDX-License-Identifier: Apache-2.0

/// Content, such as a value or a control, with a label that names it.
///
/// A control inside that has no label of its own goes by this one.
///
/// Source: <https://developer.apple.com/documentation/swiftui/labeledcontent>
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates content with a label of any view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content.
  public var body: some View {
    LabeledElement(label: label, content: content)
  }
}

extension LabeledContent where Label == Text {
  /// Creates content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates content with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}

/// The element behind labelled content.
private struct LabeledElement<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    LabeledElementNode(view, in: context)
  }
}

/// The node of labelled content: the label, then the content, both to be seen.
private final class LabeledElementNode<Label: View, Content: View>:
  StoredNode<LabeledElement<Label, Content>>, ElementNode, NamingElement
{
  init(_ view: LabeledElement<Label, Content>, in context: _NodeContext) {
    super.init(view, in: context, traits: .element)
    let label = Label._makeNode(view.label, in: childContext)
    attachFirst(label)
    attach(Content._makeNode(view.content, in: childContext), after: label)
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout LabeledElement<Label, Content>) {
    countVisit()
    value = newValue
    guard let label = firstChild, let content = label.nextSibling else { return }
    _Node.update(label, with: newValue.label)
    _Node.update(content, with: newValue.content)
  }

  var role: Element.Role { .group }
  var label: String { firstChild?.shownText ?? "" }
  var nameForContent: String { label }
}

/// An element that names the controls inside which have no label of their own.
@MainActor
protocol NamingElement: ElementNode {
  var nameForContent: String { get }
}
