// SPDX-License-Identifier: Apache-2.0

/// A control that is on or off.
///
/// Source: <https://developer.apple.com/documentation/swiftui/toggle>
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a label of any view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ToggleNode(view, in: context)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == FocusModel.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

/// An element that is on or off.
@MainActor
protocol OnOff: Pressable {
  var isOn: Bool { get }
}

/// The node of a toggle.
///
/// In a menu it is an item with a check mark. // M13
private final class ToggleNode<Label: View>: _ValueNode<Toggle<Label>>, OnOff {
  private var binding: Binding<Bool>

  init(_ view: Toggle<Label>, in context: _NodeContext) {
    binding = view.isOn
    super.init(in: context, traits: [.element, .pressable])
    attachFirst(Label._makeNode(view.label, in: childContext))
  }

  override var asElement: (any ElementNode)? { self }
  override var asPressable: (any Pressable)? { self }

  override func update(_ newValue: inout Toggle<Label>) {
    countVisit()
    binding = newValue.isOn
    if let child = firstChild { _Node.update(child, with: newValue.label) }
  }

  /// The label is no element of its own.
  override var firstVisibleLink: Unmanaged<_Node>? { nil }

  var role: Element.Role { .toggle }
  var label: String { shownText }
  var isOn: Bool { binding.wrappedValue }
  func press() { binding.wrappedValue.toggle() }
  func complete(_ element: inout Element) { element.value = isOn ? "on" : "off" }
}
