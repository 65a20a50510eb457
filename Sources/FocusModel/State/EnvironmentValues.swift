// SPDX-License-Identifier: Apache-2.0

/// The values that views read from their surroundings.
///
/// Source: <https://developer.apple.com/documentation/swiftui/environmentvalues>
public struct EnvironmentValues {
  /// The innermost scope; nil outside any session, where every key has its default.
  private(set) var scope: EnvironmentScope?

  /// Creates an environment in which every key has its default value.
  public init() {}

  init(scope: EnvironmentScope?) { self.scope = scope }

  /// The value of a key: the nearest that was set, else the key's default. // E1
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { setValue(newValue, of: ObjectIdentifier(key)) }
  }

  /// The observable object of a type, as `environment(_:)` has put it here; there is one per type. // E2
  public subscript<Object: AnyObject>(objectType: Object.Type) -> Object? {
    get { value(of: ObjectIdentifier(objectType), as: Object?.self) ?? nil }
    set { setValue(newValue, of: ObjectIdentifier(objectType)) }
  }

  private func value<Value>(of key: ObjectIdentifier, as type: Value.Type) -> Value? {
    scope?.value(of: key, as: type)
  }

  /// Sets the value of a key, or of an object's type.
  mutating func setValue<Value>(_ newValue: Value, of key: ObjectIdentifier) {
    scope = EnvironmentValueScope(newValue, key: key, parent: scope)
  }
}

/// A key for a value in the environment.
///
/// Source: <https://developer.apple.com/documentation/swiftui/environmentkey>
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}
