// SPDX-License-Identifier: Apache-2.0

/// A location that reads and writes with an app's closures.
final class FunctionLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  /// Reads once right away, so that a body which makes such a binding depends on what it reads. // B6
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
    super.init()
    _ = read()
  }

  override func get() -> Value { read() }
  override func set(_ newValue: Value, _ transaction: Transaction) { write(newValue, transaction) }
}
