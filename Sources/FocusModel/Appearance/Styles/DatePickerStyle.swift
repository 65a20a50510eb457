// SPDX-License-Identifier: Apache-2.0

/// The look of date pickers; recorded and inert.
public protocol DatePickerStyle {}

nonisolated extension View {
  /// Sets the style of date pickers.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    recorded("datePickerStyle", style)
  }
}

/// The system's choice.
public struct DefaultDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The system's choice.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button with a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
