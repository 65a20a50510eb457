// SPDX-License-Identifier: Apache-2.0

/// An optional location that reads a default while it has no value, and whose write always stores. // B15
///
/// It is never the same as another, even one made of the same binding (d).
@usableFromInline
final class DefaultedLocation<Value>: Location<Value> {
  @usableFromInline let base: Location<Value?>
  @usableFromInline let defaultValue: Value
  /// What writes are made with, besides what they bring along themselves.
  @usableFromInline let transaction: Transaction

  /// Reads once right away, so that a body which makes such a binding depends on what it reads. // B6
  @inlinable
  init(base: Location<Value?>, defaultValue: Value, transaction: Transaction) {
    self.base = base
    self.defaultValue = defaultValue
    self.transaction = transaction
    super.init()
    _ = base.get()
  }

  @usableFromInline
  override func get() -> Value { base.get() ?? defaultValue }

  @usableFromInline
  override func set(_ newValue: Value, _ transaction: Transaction) {
    base.set(newValue, self.transaction.merged(with: transaction))
  }
}
