// SPDX-License-Identifier: Apache-2.0

/// An optional location seen as one that always has a value.
///
/// Whether there is a value is checked once, when the binding is made; SwiftUI traps on a later read of
/// nil (rules B1, B3). Here the read gives the last value and raises a runtime issue; a write stores
/// unconditionally, so it brings a cleared item back (rule B2).
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private var last: Value

  init?(base: Location<Value?>) {
    guard let value = base.get() else { return nil }
    self.base = base
    last = value
  }

  /// Only a read is a fault, and not that somebody still holds the binding. // B3
  override func get() -> Value {
    if let value = base.get() {
      last = value
    } else {
      base.raise(RuntimeIssue.lateRead)
    }
    return last
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    last = newValue
    base.set(newValue, transaction)
  }

  @MainActor override var session: Session? { base.session }
  @MainActor override var ownerName: String? { base.ownerName }
  override var label: String { base.label }

  override func isSame(as other: Dependency) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

/// A location that always has a value, seen as an optional one: nil is never stored. // B4
final class WrappedLocation<Value>: Location<Value?> {
  private let base: Location<Value>

  init(base: Location<Value>) { self.base = base }

  override func get() -> Value? { base.get() }

  override func set(_ newValue: Value?, _ transaction: Transaction) {
    if let newValue { base.set(newValue, transaction) }
  }

  @MainActor override var session: Session? { base.session }
  @MainActor override var ownerName: String? { base.ownerName }
  override var label: String { base.label }

  override func isSame(as other: Dependency) -> Bool {
    guard let other = other as? WrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}
