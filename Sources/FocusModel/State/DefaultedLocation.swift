// SPDX-License-Identifier: Apache-2.0

/// An optional location that reads a default while it has no value, and whose write always stores. // B15
///
/// It is never the same as another, even one made of the same binding (d).
final class DefaultedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private let defaultValue: Value
  /// What writes are made with, besides what they bring along themselves.
  private let transaction: Transaction

  /// Reads once right away, so that a body which makes such a binding depends on what it reads. // B6
  init(base: Location<Value?>, defaultValue: Value, transaction: Transaction) {
    self.base = base
    self.defaultValue = defaultValue
    self.transaction = transaction
    super.init()
    _ = base.get()
  }

  override func get() -> Value { base.get() ?? defaultValue }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    base.set(newValue, self.transaction.merged(with: transaction))
  }
}
