// SPDX-License-Identifier: Apache-2.0

/// What one modifier publishes under one key.
@usableFromInline
class PublishedValue {
  /// Counts the values that differ from the one before.
  @exclusivity(unchecked) fileprivate(set) var version = 0

  /// The value, without its type.
  var anyValue: Any { () }

  /// Whether another holds an equal value.
  @MainActor func isEqual(to other: PublishedValue) -> Bool { self === other }

  /// Takes the value of another of the same key.
  ///
  /// - Returns: Whether it differs. // F21: what cannot be compared counts as different.
  @MainActor func take(_ other: PublishedValue) -> Bool { true }
}

/// A published value of a known type.
@usableFromInline
final class TypedPublishedValue<Value>: PublishedValue {
  @usableFromInline @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }

  override var anyValue: Any { value }

  @MainActor override func isEqual(to other: PublishedValue) -> Bool {
    guard let other = other as? TypedPublishedValue<Value> else { return false }
    return Comparator.of(Value.self).areEqual(value, other.value)
  }

  @MainActor override func take(_ other: PublishedValue) -> Bool {
    take(unsafeDowncast(other, to: TypedPublishedValue<Value>.self).value)
  }

  @MainActor func take(_ newValue: Value) -> Bool {
    var old = newValue
    swap(&old, &value)
    if Comparator.of(Value.self).areEqual(values: &old, &value) { return false }
    version &+= 1
    return true
  }
}
