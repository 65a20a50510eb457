// SPDX-License-Identifier: Apache-2.0

/// An observable object that the model makes once per view identity and keeps as long. // B16, B17
///
/// Source: <https://developer.apple.com/documentation/swiftui/stateobject>
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a state object; the expression is evaluated once per identity.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    object = ReadTracker.untracked { make() }
  }

  mutating func adopt(_ old: StateObject, as field: TypePlan.Field, at node: _Node) {
    object = old.object
  }

  func recordStandingRead() { object?.changeAnnouncement?.recordRead() }

  static var hasStandingRead: Bool { true }
}
