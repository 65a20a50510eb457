// SPDX-License-Identifier: Apache-2.0

/// The values that views give to the container around them.
///
/// Source: <https://developer.apple.com/documentation/swiftui/containervalues>
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that views give to the container around them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the container around this view a value; recorded as an attribute.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    recorded("containerValue", value)
  }
}
