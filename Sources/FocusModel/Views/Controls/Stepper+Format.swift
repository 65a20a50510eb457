// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stepper {
  /// Creates a stepper of a value that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    write(value, in: nil, by: format)
  }

  /// Creates a stepper of a value inside bounds that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    write(value, in: bounds, by: format)
  }

  private mutating func write<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>?, by format: F
  ) where F.FormatInput: Comparable, F.FormatOutput == String {
    let ends = bounds.map { [$0.lowerBound, $0.upperBound].map(format.format) }
    let range = ends.map { " from \($0[0]) to \($0[1])" } ?? ""
    show({ format.format(value.wrappedValue) }, expecting: "a number\(range)") { text in
      guard let number = try? format.parseStrategy.parse(text), bounds?.contains(number) ?? true
      else { return false }
      value.wrappedValue = number
      return true
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title of a value that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format, label: { Text(titleKey) }) {
      onEditingChanged($0)
    }
  }

  /// Creates a stepper with a title of a value inside bounds that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, format: format, label: { Text(titleKey) }) {
      onEditingChanged($0)
    }
  }
}
