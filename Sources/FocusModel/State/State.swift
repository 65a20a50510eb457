// SPDX-License-Identifier: Apache-2.0

/// A value that the model stores for a view, for as long as the view keeps its identity.
///
/// The initial value is used once per identity (rule B16); each window has its own (B17). A write before
/// the view is installed is dropped, as in SwiftUI.
///
/// Source: <https://developer.apple.com/documentation/swiftui/state>
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline let initialValue: Value
  /// Where the value lives; only ever touched on the main actor, see ``Dependency``.
  @usableFromInline nonisolated(unsafe) var cell: StateCell<Value>?

  /// Creates a state property with a value to start from.
  @inlinable
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Creates a state property with a value to start from.
  @inlinable
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value now.
  @inlinable
  public var wrappedValue: Value {
    get { cell?.get() ?? initialValue }
    nonmutating set { cell?.set(newValue, Transaction.current) }
  }

  /// A binding to the value.
  @inlinable
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initialValue) }
    return Binding(location: cell)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property that starts as nil.
  @inlinable
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    cell = StateCell(initialValue, field: field, owner: node)
  }

  mutating func adopt(_ old: State, as field: TypePlan.Field, at node: _Node) {
    cell = old.cell
  }

  mutating func uninstall() { cell?.disown() }
}

extension State: Sendable where Value: Sendable {}
