// SPDX-License-Identifier: Apache-2.0

/// A value on a scale; it is given as text.
///
/// Source: <https://developer.apple.com/documentation/swiftui/slider>
public struct Slider<Label: View, ValueLabel: View>: View {
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  private let value: () -> String?
  private let parsing: TextParsing

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.value = { NumberText.text(of: Double(value.wrappedValue)) }
    let range = [bounds.lowerBound, bounds.upperBound].map { NumberText.text(of: Double($0)) }
    parsing = TextParsing(expected: "a number from \(range[0]) to \(range[1])") { text in
      guard let number = Double(text).map({ V($0) }), bounds.contains(number) else { return false }
      onEditingChanged(true)
      value.wrappedValue = Self.snap(number, to: step, from: bounds)
      onEditingChanged(false)
      return true
    }
  }

  /// The nearest place that the knob can take.
  private static func snap<V: BinaryFloatingPoint>(
    _ number: V, to step: V?, from bounds: ClosedRange<V>
  ) -> V {
    guard let step, step > 0 else { return number }
    let steps = ((number - bounds.lowerBound) / step).rounded()
    return (bounds.lowerBound + steps * step).clamped(to: bounds)
  }

  /// The value, between its limits.
  public var body: some View {
    var behavior = ControlBehavior(.slider)
    behavior.value = value
    behavior.use = .text(parsing)
    return ControlElement(behavior) {
      label
    } content: {
      minimumValueLabel
      maximumValueLabel
    }
  }
}

extension Slider {
  /// Creates a slider with a label and labels for its limits.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label and labels for its limits.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider without a label that moves in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
