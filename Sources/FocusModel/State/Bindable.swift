// SPDX-License-Identifier: Apache-2.0

import Observation

/// Makes bindings to the properties of an observable object.
///
/// Source: <https://developer.apple.com/documentation/swiftui/bindable>
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Unavailable: the value is an observable object.
  ///
  /// Stands here so that a view's memberwise initializer takes the object itself.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(object: Value) { wrappedValue = object }

  /// The wrapper itself, from which `$object.property` makes bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Wraps an object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Wraps the object of another wrapper.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}
