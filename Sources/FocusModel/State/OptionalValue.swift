// SPDX-License-Identifier: Apache-2.0

/// An optional whose wrapped type is not known statically.
protocol OptionalValue {
  /// Whether there is no value.
  var isNil: Bool { get }
  /// The value, if there is one.
  var wrappedAny: Any? { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { if case .none = self { true } else { false } }

  var wrappedAny: Any? { self }
}

extension OptionalValue {
  /// Whether there is no value at an address where an optional of this type lies.
  ///
  /// Not a member of `Optional` itself, which would have to look up its own type each time.
  static func isNil(at address: UnsafeRawPointer) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.isNil
  }
}
