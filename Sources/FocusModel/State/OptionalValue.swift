// SPDX-License-Identifier: Apache-2.0

/// An optional whose wrapped type is not known statically.
protocol OptionalValue {
  /// Whether there is no value.
  var isNil: Bool { get }
  /// The value, if there is one.
  var wrappedAny: Any? { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
  var wrappedAny: Any? { self }
}
