// SPDX-License-Identifier: Apache-2.0

/// An optional whose wrapped type is not known statically.
protocol OptionalValue {
  /// Whether there is no value.
  var isNil: Bool { get }
  /// Whether there is no value at an address where an optional of this type lies.
  static func isNil(at address: UnsafeRawPointer) -> Bool
  /// The value, if there is one.
  var wrappedAny: Any? { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
  static func isNil(at address: UnsafeRawPointer) -> Bool {
    if case .none = address.assumingMemoryBound(to: Self.self).pointee { true } else { false }
  }

  var wrappedAny: Any? { self }
}
