// SPDX-License-Identifier: Apache-2.0

/// A control that raises and lowers a value.
///
/// Its value can also be given as text.
///
/// Source: <https://developer.apple.com/documentation/swiftui/stepper>
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  private var value: () -> String? = { nil }
  private var parsing: TextParsing?

  /// Creates a stepper that runs actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label(), onEditingChanged)
  }

  /// Creates a stepper of a value inside bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), onEditingChanged)
  }

  private init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let move = { (distance: V.Stride) in
      value.wrappedValue = value.wrappedValue.advanced(by: distance).clamped(to: bounds)
    }
    self.init(
      label: { label }, onIncrement: { move(step) }, onDecrement: { move(0 - step) },
      onEditingChanged: onEditingChanged)
    self.value = { NumberText.text(of: value.wrappedValue) }
    let range = bounds.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? ""
    parsing = TextParsing(expected: "a number\(range)") { text in
      guard let number = NumberText.number(text, as: V.self),
        bounds?.contains(number) ?? true
      else { return false }
      value.wrappedValue = number
      return true
    }
  }

  /// Says how the value is written, and what a text means.
  mutating func show(
    _ value: @escaping () -> String, expecting expected: String,
    reading read: @escaping @MainActor (String) -> Bool
  ) {
    self.value = value
    parsing = TextParsing(expected: expected, take: read)
  }

  /// The value, and the buttons that raise and lower it.
  public var body: some View {
    var behavior = ControlBehavior(.stepper)
    behavior.value = value
    if let parsing { behavior.use = .text(parsing) }
    return ControlElement(behavior) {
      label
    } content: {
      Button("Increment") { step(increment) }.disabled(increment == nil)
      Button("Decrement") { step(decrement) }.disabled(decrement == nil)
    }
  }

  private func step(_ action: (() -> Void)?) {
    onEditingChanged(true)
    action?()
    onEditingChanged(false)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that runs actions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that runs actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper of a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(title), onEditingChanged)
  }

  /// Creates a stepper of a value inside bounds with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper of a value inside bounds with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title), onEditingChanged)
  }
}
