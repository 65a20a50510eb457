// SPDX-License-Identifier: Apache-2.0

/// A two-way connection to a value that is stored elsewhere.
///
/// Source: <https://developer.apple.com/documentation/swiftui/binding>
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// Where the value lives; only ever touched on the main actor, see ``Dependency``.
  @usableFromInline nonisolated(unsafe) let location: Location<Value>
  /// The transaction with which writes through this binding are made.
  public var transaction: Transaction

  @inlinable
  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding that reads and writes with closures.
  ///
  /// The getter runs once right away (rule B6), so a body that makes such a binding depends on what the
  /// getter reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, _ in set(value) }
  }

  /// Creates a binding that reads with a closure and writes with one that is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// Creates a binding that always reads `value` and ignores writes. // B8
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value that the binding stands for.
  @inlinable
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.merged(with: .current)) }
  }

  /// The binding itself, which lets `$value` pass it on.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the projected value of another, for closure parameters such as `{ $item in … }`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value; a write stores the whole value with that part changed. // B9
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: ProjectedLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  /// The same binding with another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value. // B24
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {}

  /// Bindings to the same place count as equal; those made from closures never do. // B24
  static var comparator: Comparator {
    BindingComparator()
  }
}

/// Compares bindings by the place that they stand for.
private final class BindingComparator: Comparator {
  override func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    location(at: left).borrow { left in location(at: right).borrow { left.isSame(as: $0) } }
  }

  /// A binding begins with its location, whose type need not be known to ask it.
  private func location(at address: UnsafeRawPointer) -> Unmanaged<Dependency> {
    address.load(as: Unmanaged<Dependency>.self)
  }
}
