// SPDX-License-Identifier: Apache-2.0

/// An observable object that a view is given and whose changes evaluate the view again.
///
/// Source: <https://developer.apple.com/documentation/swiftui/observedobject>
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object: object, keyPath: keyPath))
    }
  }
}

extension ObservedObject: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {}

  func recordStandingRead() { wrappedValue.changeAnnouncement?.recordRead() }

  static var hasStandingRead: Bool { true }

  static var comparator: Comparator {
    .custom(of: Self.self) { $0.wrappedValue === $1.wrappedValue }
  }
}

extension ObservableObject {
  /// What those who observe the object depend on; nil when the object announces in a way of its own.
  var changeAnnouncement: ChangeAnnouncement? {
    let publisher = objectWillChange
    return (publisher as? ObservableObjectPublisher)?.changes
      ?? (publisher as? PassthroughSubject<Void, Never>)?.changes
  }
}
