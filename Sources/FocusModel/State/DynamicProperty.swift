// SPDX-License-Identifier: Apache-2.0

/// A stored property of a view that the model keeps connected while the view is installed.
///
/// An app's own type that holds `State`, `Environment` or other dynamic properties conforms to this, and
/// is then treated as if its properties stood in the view itself.
public protocol DynamicProperty {
  /// Brings the property up to date right before the body runs.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of the model's own, which knows how to connect itself.
protocol InstallableProperty: DynamicProperty {
  /// Connects a fresh value to its node.
  @MainActor mutating func install(as field: TypePlan.Field, at node: _Node)
  /// Takes over what `old`, installed at the same identity before, has stored.
  @MainActor mutating func adopt(_ old: Self, as field: TypePlan.Field, at node: _Node)
  /// Disconnects from a node that goes.
  @MainActor mutating func uninstall()
  /// Records what the view depends on even when its body does not read the property.
  @MainActor func recordStandingRead()
  /// Whether `recordStandingRead` does anything.
  @MainActor static var hasStandingRead: Bool { get }
  /// Whether the property may need an environment object that is not there.
  @MainActor static var mayLackObject: Bool { get }
  /// The type of object that the property needs and that is not there; looking is recorded as a read.
  @MainActor var missingObject: Any.Type? { get }
  /// How a parent tells whether this property of its child has changed.
  @MainActor static var comparator: Comparator { get }
}

extension InstallableProperty {
  @MainActor mutating func adopt(_ old: Self, as field: TypePlan.Field, at node: _Node) {
    install(as: field, at: node)
  }

  @MainActor mutating func uninstall() {}

  @MainActor func recordStandingRead() {}
  @MainActor static var hasStandingRead: Bool { false }
  @MainActor static var mayLackObject: Bool { false }
  @MainActor var missingObject: Any.Type? { nil }

  /// What the model stores for a property is no part of what a parent passes in.
  @MainActor static var comparator: Comparator { .always }
}
