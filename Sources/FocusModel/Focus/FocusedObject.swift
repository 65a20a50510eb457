// SPDX-License-Identifier: Apache-2.0

import Observation

/// An observable object that the focused view or scene has published; nil when none has. // F23
///
/// The reader is evaluated again when another object is published and when the object changes.
///
/// Source: <https://developer.apple.com/documentation/swiftui/focusedobject>
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var store: FocusedValueStore?

  /// Creates a property that reads the object of its type.
  public init() {}

  /// The object now.
  public var wrappedValue: ObjectType? {
    FocusedValues(reading: store)[FocusedObjectKey<ObjectType>.self]
  }

  /// Makes bindings to the object's properties; nil when none is published.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject.Wrapper(object: $0) }
  }
}

extension FocusedObject: FocusedProperty {
  func follow(in values: FocusedValues) { _ = values[FocusedObjectKey<ObjectType>.self] }
}

extension FocusedObject: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    store = node.graph.session.focus
  }

  func recordStandingRead() { wrappedValue?.changeAnnouncement?.recordRead() }

  static var hasStandingRead: Bool { true }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads the observable object of a type. // F23
  public init(_ objectType: Value.Type) {
    self.init(\.[FocusedObjectType<Value>()])
  }
}

extension View {
  /// Publishes an observable object, by its type, while keyboard focus is on this view or inside it. // F3
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(\.[FocusedObjectType<T>()], object, .view))
  }

  /// Publishes an observable object, by its type, while this view's scene is the active one. // F4
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(\.[FocusedObjectType<T>()], object, .scene))
  }

  /// Publishes an object, by its type, while keyboard focus is on this view or inside it. // F3
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(\.[FocusedObjectType<T>()], object, .view))
  }

  /// Publishes an object, or nothing while it is nil, while focus is on this view or inside it. // F3, F7
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(\.[FocusedObjectType<T>()], object, .view))
  }

  /// Publishes an object, by its type, while this view's scene is the active one. // F4
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_FocusedValueModifier(\.[FocusedObjectType<T>()], object, .scene))
  }

  /// Publishes an object, or nothing while it is nil, while this view's scene is the active one. // F4, F7
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier(\.[FocusedObjectType<T>()], object, .scene))
  }
}

/// The key of the objects of a type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey, ObjectKeyed {
  typealias Value = Object

  static var name: String { "\(Object.self)" }
}

/// A key that is called like a type of object.
protocol ObjectKeyed {
  static var name: String { get }
}

/// Names the object of a type in a key path.
private struct FocusedObjectType<Object: AnyObject>: Hashable {}

extension FocusedValues {
  fileprivate subscript<Object: AnyObject>(type: FocusedObjectType<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}
