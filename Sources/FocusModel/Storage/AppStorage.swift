// SPDX-License-Identifier: Apache-2.0

/// A value that the app keeps between launches, under a name; all windows see the same one.
///
/// Source: <https://developer.apple.com/documentation/swiftui/appstorage>
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let defaultValue: Value
  private let coding: StorageCoding<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, default defaultValue: Value, coding: StorageCoding<Value>) {
    self.key = key
    self.defaultValue = defaultValue
    self.coding = coding
  }

  /// The value that is kept, else the one that the property was declared with.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let location = location ?? currentLocation
    return location.map { Binding(location: $0) } ?? .constant(defaultValue)
  }
}

extension AppStorage: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    location = makeLocation(
      in: node.graph.session, owner: (node.describedValueType, node.graph.window?.number))
  }

  /// Where a property outside of any view finds its value: in the app that is running.
  private var currentLocation: StoredLocation<Value>? {
    nonisolated(unsafe) let property = self
    return onMainActor {
      Session.current.map { property.makeLocation(in: $0, owner: ("AppStorage", nil)) }
    }
  }

  @MainActor private func makeLocation(
    in session: Session, owner: (view: String, window: Int?)
  ) -> StoredLocation<Value> {
    StoredLocation(
      key, in: session.appValues, default: defaultValue, coding: coding, owner: owner,
      session: session)
  }
}
