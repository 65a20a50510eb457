// SPDX-License-Identifier: Apache-2.0

/// A value of any type that is described only when somebody looks.
public struct DescribedValue {
  private let base: Any

  /// Keeps a value to be described.
  public init(_ base: Any) {
    self.base = base
  }

  /// The value as Swift describes it, without the optional around it; nil for nil.
  ///
  /// An enumeration's case without payload is its name.
  public var text: String? { Self.text(of: base) }

  private static func text(of value: Any) -> String? {
    guard let optional = value as? any OptionalValue else { return String(describing: value) }
    return optional.wrappedAny.flatMap(text)
  }
}
