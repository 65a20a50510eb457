// SPDX-License-Identifier: Apache-2.0

/// Which of the views that are bound to it has keyboard focus; writing it moves the focus.
///
/// Source: <https://developer.apple.com/documentation/swiftui/focusstate>
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let noFocus: Value
  private var core: FocusStateCore<Value>?

  /// Creates a property that is true while a view that is bound to it has focus.
  public init() where Value == Bool { noFocus = false }

  /// Creates a property that says which view has focus, or nil.
  public init<T: Hashable>() where Value == T? { noFocus = nil }

  /// The value now; writing it asks for the focus to move after the update.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value, for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(core: core, noFocus: noFocus) }

  /// A two-way connection to the value.
  @propertyWrapper
  public struct Binding {
    let core: FocusStateCore<Value>?
    let noFocus: Value

    /// The value now; writing it asks for the focus to move after the update.
    public var wrappedValue: Value {
      get {
        guard let core else { return noFocus }
        return onMainActor { core.cell.get() }
      }
      nonmutating set {
        nonisolated(unsafe) let newValue = newValue
        let core = core
        onMainActor { core?.request(newValue) }
      }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    core = FocusStateCore(noFocus, field: field, owner: node)
  }

  mutating func adopt(_ old: FocusState, as field: TypePlan.Field, at node: _Node) {
    core = old.core
  }

  mutating func uninstall() { core?.cell.disown() }
}
