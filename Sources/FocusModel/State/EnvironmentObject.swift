// SPDX-License-Identifier: Apache-2.0

/// An observable object read from the environment by its type. // E2, E3
///
/// Source: <https://developer.apple.com/documentation/swiftui/environmentobject>
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?

  /// Creates a property that reads the object of its type.
  public init() {}

  /// The object; a missing one is a runtime issue of the view, whose body then does not run.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues(scope: scope)[ObjectType.self] else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment of the view that reads it; add .environmentObject(_:)."
      )
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    scope = node.environment
  }

  static var mayLackObject: Bool { true }

  var missingObject: Any.Type? {
    EnvironmentValues(scope: scope)[ObjectType.self] == nil ? ObjectType.self : nil
  }

  func recordStandingRead() {
    EnvironmentValues(scope: scope)[ObjectType.self]?.changeAnnouncement?.recordRead()
  }

  static var hasStandingRead: Bool { true }
}
