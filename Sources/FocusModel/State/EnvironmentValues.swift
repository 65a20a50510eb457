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

  /// The value that was set under a key, recorded as a read; nil where none was.
  ///
  /// A key fixes the type of its values, so the scope found has a value of that type.
  private func value<Value>(of key: ObjectIdentifier, as _: Value.Type) -> Value? {
    scope?.nearestLink(key)?.borrow { found in
      found.recordRead()
      return unsafeDowncast(found, to: EnvironmentValueScope<Value>.self).value
    }
  }

  private mutating func setValue<Value>(_ newValue: Value, of key: ObjectIdentifier) {
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
