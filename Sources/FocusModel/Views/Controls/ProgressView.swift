// SPDX-License-Identifier: Apache-2.0

/// How far something has come, or that it goes on.
///
/// Source: <https://developer.apple.com/documentation/swiftui/progressview>
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// How far it has come, from 0 to 1; nil when nobody knows.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init<V: BinaryFloatingPoint>(
    _ value: V?, of total: V, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    let whole = Double(total)
    fraction = value.map { whole > 0 ? min(max(Double($0) / whole, 0), 1) : 0 }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ProgressNode(view, in: context)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view that says only that something goes on.
  public init() {
    self.init(Double?.none, of: 1, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a view of a value that grows to a total; nil stands for a value that nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value, of: total, label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view that says only that something goes on, with a label of any view.
  public init(@ViewBuilder label: () -> Label) {
    self.init(Double?.none, of: 1, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view of a value that grows to a total, with a label of any view.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value, of: total, label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a view of a value that grows to a total, with a label and words for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, of: total, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view that says only that something goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(Double?.none, of: 1, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a view that says only that something goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(Double?.none, of: 1, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a view of a value that grows to a total, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value, of: total, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a view of a value that grows to a total, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value, of: total, label: Text(title), currentValueLabel: EmptyView())
  }
}

/// The node of a progress view, which reports how far it comes.
private final class ProgressNode<Label: View, CurrentValueLabel: View>:
  StoredNode<ProgressView<Label, CurrentValueLabel>>, ElementNode
{
  init(_ view: ProgressView<Label, CurrentValueLabel>, in context: _NodeContext) {
    super.init(view, in: context, traits: .element)
    let label = Label._makeNode(view.label, in: childContext)
    attachFirst(label)
    attach(CurrentValueLabel._makeNode(view.currentValueLabel, in: childContext), after: label)
  }

  override var asElement: (any ElementNode)? { self }

  override func update(_ newValue: inout ProgressView<Label, CurrentValueLabel>) {
    countVisit()
    let old = value.fraction
    value = newValue
    if let label = firstChild, let currentValueLabel = label.nextSibling {
      _Node.update(label, with: newValue.label)
      _Node.update(currentValueLabel, with: newValue.currentValueLabel)
    }
    if old != newValue.fraction { report() }
  }

  private func report() {
    graph.session.record(
      .taskProgressed(
        label: shownLabel, fraction: value.fraction, window: graph.window?.number))
  }

  /// Both labels belong to the element itself.
  override var firstVisibleLink: Unmanaged<_Node>? { nil }

  var role: Element.Role { .progress }
  var label: String { firstChild?.shownText ?? "" }

  /// The words that the app gives for the value, else per cent.
  func complete(_ element: inout Element) {
    guard element.value == nil else { return }
    let words = firstChild?.nextSibling?.shownText ?? ""
    let percent = value.fraction.map { "\(Int(($0 * 100).rounded())) %" }
    element.value = words.isEmpty ? percent : words
  }
}
