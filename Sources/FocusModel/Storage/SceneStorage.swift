// SPDX-License-Identifier: Apache-2.0

/// A value that each window keeps under a name; it goes with the window. // W16
///
/// Source: <https://developer.apple.com/documentation/swiftui/scenestorage>
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
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
    location.map { Binding(location: $0) } ?? .constant(defaultValue)
  }
}

extension SceneStorage: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    guard let window = node.graph.window else { return }
    location = StoredLocation(
      key, in: window.values, default: defaultValue, coding: coding,
      owner: (node.describedValueType, window.number), session: node.graph.session)
  }
}
