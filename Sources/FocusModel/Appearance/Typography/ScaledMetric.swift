// SPDX-License-Identifier: Apache-2.0

/// A property wrapper for a number that grows with the size of text.
///
/// Text has its usual size here, so the number stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Creates a number that grows with the body text.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a number that grows with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
