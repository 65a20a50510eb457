// SPDX-License-Identifier: Apache-2.0

extension Binding {
  /// Creates a binding to the value inside an optional one, or nil when there is no value **now**.
  ///
  /// A read after the value went nil is a runtime issue (in SwiftUI, a trap: rule B1); a write always
  /// stores (rule B2).
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappedLocation(base: base.location) else { return nil }
    self.init(location: location, transaction: base.transaction)
  }

  /// Creates an optional binding; setting nil through it is ignored. // B4
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: WrappedLocation(base: base.location), transaction: base.transaction)
  }

  /// Creates a binding to the value as a hashable of any type.
  ///
  /// A write of another type is dropped, with a runtime issue; SwiftUI traps (rule B5).
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(get: { AnyHashable(base.wrappedValue) }) { newValue, transaction in
      guard let value = newValue.base as? Wrapped else {
        return base.location.raise(RuntimeIssue.wrongType)
      }
      base.transaction(transaction).wrappedValue = value
    }
  }

  /// A binding that reads `defaultValue` while there is no value, and whose write always stores. // B15
  ///
  /// What a menu command needs to write the sheet to show while none is up: with
  /// `focusedSceneValue(\.sheetToShow, $sheetToShow.safeBinding(defaultValue: .clone))`, writing presents.
  /// The default is captured once (c), and each call makes a fresh, unequal binding (d).
  @_disfavoredOverload @inlinable
  public func safeBinding<Wrapped>(defaultValue: Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(
      location: DefaultedLocation(
        base: location, defaultValue: defaultValue, transaction: transaction))
  }
}

extension Binding where Value: MutableCollection, Value.Element: Identifiable {
  /// A binding to the element with an identity, or nil when there is none now. // B11
  ///
  /// Once made it stays usable: when the element has gone, it reads the last value and drops writes.
  @_disfavoredOverload
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element>? {
    IdentifiedElementLocation(base: location, id: id).map {
      Binding<Value.Element>(location: $0, transaction: transaction)
    }
  }
}
