// SPDX-License-Identifier: Apache-2.0

/// A location that never changes: it reads its value and ignores writes. // B8
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isSame(as other: Dependency) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return onMainActor { Comparator.of(Value.self) }.areEqual(value, other.value)
  }
}
