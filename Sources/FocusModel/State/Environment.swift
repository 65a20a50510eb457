// SPDX-License-Identifier: Apache-2.0

import Observation

/// A value read from the environment of the view, scene or commands that declares it.
///
/// Source: <https://developer.apple.com/documentation/swiftui/environment>
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: Read
  private var scope: EnvironmentScope?

  /// How the value is found.
  private enum Read {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, isRequired: Bool)
  }

  /// Reads the value that a key path names.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = .keyPath(keyPath)
  }

  /// Reads the observable object of a type.
  ///
  /// A missing one is a runtime issue. // E3
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = .object({ $0[objectType] }, isRequired: true)
  }

  /// Reads the observable object of a type, or nil where there is none. // E3
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = .object({ .some($0[objectType]) }, isRequired: false)
  }

  /// The value now.
  public var wrappedValue: Value {
    let values = EnvironmentValues(scope: scope)
    switch read {
    case .keyPath(let keyPath):
      return values[keyPath: keyPath]
    case .object(let find, _): return Self.required(find, values)
    }
  }

  /// Apart from the other case, which would have to know the type of an optional too.
  @inline(never)
  private static func required(
    _ find: (EnvironmentValues) -> Value?, _ values: EnvironmentValues
  ) -> Value {
    guard let object = find(values) else {
      preconditionFailure(
        "No \(Value.self) in the environment of the view that reads it; add .environment(object).")
    }
    return object
  }
}

extension Environment: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    scope = node.environment
  }

  static var mayLackObject: Bool { Value.self is AnyClass }

  var missingObject: Any.Type? {
    guard case .object(let find, isRequired: true) = read else { return nil }
    return find(EnvironmentValues(scope: scope)) == nil ? Value.self : nil
  }
}
