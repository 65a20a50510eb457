// SPDX-License-Identifier: Apache-2.0

/// The context of a state change, such as how a window with a modal is dismissed.
///
/// Source: <https://developer.apple.com/documentation/swiftui/transaction>
public struct Transaction: Sendable {
  @usableFromInline var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an empty transaction.
  @inlinable
  public init() {}

  /// The value of a transaction key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      (values[ObjectIdentifier(key)] as? TransactionValue<Key.Value>)?.value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = TransactionValue(value: newValue) }
  }

  /// Whether nothing is set.
  var isEmpty: Bool { values.isEmpty }

  /// This transaction with what another sets on top.
  @usableFromInline
  func merged(with other: Transaction) -> Transaction {
    if other.isEmpty { return self }
    var merged = self
    merged.values.merge(other.values) { _, new in new }
    return merged
  }

  /// Only ever touched on the main actor, see ``Dependency``.
  @exclusivity(unchecked) nonisolated(unsafe) private static var running = Transaction()

  /// The transaction that `withTransaction` has set, where one is running.
  @usableFromInline
  static var current: Transaction { running }

  fileprivate static func run<Result>(
    in transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = running
    running = outer.merged(with: transaction)
    defer { running = outer }
    return try body()
  }
}

/// Carries a value of any type through a `Sendable` store; transactions never leave the main actor.
private struct TransactionValue<Value>: Sendable {
  nonisolated(unsafe) let value: Value
}

/// A key for a value in a transaction.
public protocol TransactionKey<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// Runs a closure so that the state changes it makes carry the given transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(in: transaction, body)
}

/// Runs a closure so that the state changes it makes carry a value for a transaction key.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
