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
  public var text: String? { TypeDescriber.of(type(of: base)).text(of: base) }
}
