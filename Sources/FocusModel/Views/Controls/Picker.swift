// SPDX-License-Identifier: Apache-2.0

/// A choice of one among several values.
///
/// Source: <https://developer.apple.com/documentation/swiftui/picker>
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker with a label of any view.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label that is a view.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    PickerNode(view, in: context)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == FocusModel.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

/// An element that offers choices.
@MainActor
protocol Choosing: ElementNode {
  /// The choices, in order, and whether each is the chosen one.
  var choices: [(label: String, isChosen: Bool)] { get }
  /// The keys that choose by position in a menu, where the choice has some of its own.
  func shortcut(ofChoice index: Int) -> KeyboardShortcut?
  /// Chooses by position.
  func choose(at index: Int)
}

/// The node of a picker: its label and its choices.
private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  StoredNode<Picker<Label, SelectionValue, Content>>, Choosing
{
  init(_ view: Picker<Label, SelectionValue, Content>, in context: _NodeContext) {
    super.init(view, in: context, traits: .element)
    let label = Label._makeNode(view.label, in: childContext)
    attachFirst(label)
    attach(Content._makeNode(view.content, in: childContext), after: label)
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout Picker<Label, SelectionValue, Content>) {
    countVisit()
    value = newValue
    guard let label = firstChild, let content = label.nextSibling else { return }
    _Node.update(label, with: newValue.label)
    _Node.update(content, with: newValue.content)
  }

  /// The choices are no elements of their own.
  override var firstVisibleLink: Unmanaged<_Node>? { nil }

  var role: Element.Role { .picker }
  var label: String { firstChild?.shownText ?? "" }

  private var tagged: [(tag: AnyHashable, node: _Node)] {
    firstChild?.nextSibling.map(TaggedChoices.collect) ?? []
  }

  var choices: [(label: String, isChosen: Bool)] {
    let selection = value.selection.wrappedValue
    return tagged.map { ($0.node.shownText, ($0.tag as? SelectionValue) == selection) }
  }

  func shortcut(ofChoice index: Int) -> KeyboardShortcut? {
    let tagged = tagged
    guard tagged.indices.contains(index) else { return nil }
    // What the whole picker has is none of a choice's.
    return tagged[index].node.first { $0.shortcut != nil && $0.shortcut != shortcut }?.shortcut
  }

  func choose(at index: Int) {
    let tagged = tagged
    guard tagged.indices.contains(index), let tag = tagged[index].tag as? SelectionValue else {
      return
    }
    value.selection.wrappedValue = tag
  }

  func complete(_ element: inout Element) {
    let choices = choices
    element.choices = choices.map(\.label)
    element.value = choices.first { $0.isChosen }?.label
  }
}
