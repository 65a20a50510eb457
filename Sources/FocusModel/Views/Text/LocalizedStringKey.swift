// SPDX-License-Identifier: Apache-2.0

/// The key of a text that may be translated; the key itself is what is shown here.
///
/// Source: <https://developer.apple.com/documentation/swiftui/localizedstringkey>
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline let text: String

  /// Creates a key.
  @inlinable
  public init(_ value: String) { text = value }

  /// Creates a key from a literal.
  @inlinable
  public init(stringLiteral value: String) { text = value }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value as Swift describes it.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Appends a text.
    public mutating func appendInterpolation(_ value: Text) { text += value.string }

    /// Appends a number with a C format, such as `%.2f`; the number is written as Swift describes it.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      text += "\(value)"
    }
  }
}
