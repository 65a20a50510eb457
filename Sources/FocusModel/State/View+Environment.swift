// SPDX-License-Identifier: Apache-2.0

import Observation

extension View {
  /// Sets a value in the environment of this view and what is inside it. // E1
  @inlinable
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier(keyPath, value))
  }

  /// Puts an observable object into the environment, by its type. // E2
  @inlinable
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(_EnvironmentModifier(object, forType: Object.self))
  }

  /// Puts an observable object into the environment, by its type. // E2
  @inlinable
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(_EnvironmentModifier(object, forType: Object.self))
  }

  /// Changes a value of the environment of this view and what is inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// A modifier that sets a value in the environment of what it modifies.
public struct _EnvironmentModifier<Value>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  /// What a value in the environment is known by.
  @usableFromInline
  enum Name {
    case keyPath(WritableKeyPath<EnvironmentValues, Value>)
    /// The type of an object, of which there is one. // E2
    case type(ObjectIdentifier)
  }

  @usableFromInline let name: Name
  @usableFromInline let value: Value

  @inlinable
  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    name = .keyPath(keyPath)
    self.value = value
  }

  @inlinable
  init<Object: AnyObject>(_ object: Object?, forType type: Object.Type) where Value == Object? {
    name = .type(ObjectIdentifier(type))
    value = object
  }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, in: context)
  }

  /// The scope that the modifier makes inside `outer`.
  func scope(inside outer: EnvironmentScope?) -> EnvironmentScope? {
    var values = EnvironmentValues(scope: outer)
    switch name {
    case .keyPath(let keyPath): values[keyPath: keyPath] = value
    case .type(let type): values.setValue(value, of: type)
    }
    return values.scope
  }
}

/// The node of a view that sets a value in the environment.
private final class EnvironmentNode<Content: View, Value>:
  ModifierNode<Content, _EnvironmentModifier<Value>>
{
  private let scope: EnvironmentScope?

  init(_ view: ModifiedContent<Content, _EnvironmentModifier<Value>>, in context: _NodeContext) {
    scope = view.modifier.scope(inside: context.environment)
    super.init(view, in: context)
  }

  override var childContext: _NodeContext { super.childContext.with(environment: scope) }

  override func modifierDidChange(from old: _EnvironmentModifier<Value>) {
    if Comparator.of(Value.self).areEqual(old.value, modifier.value) { return }
    guard let scope, let fresh = modifier.scope(inside: environment) else { return }
    scope.takeValue(of: fresh)
    structureDidChange()
  }
}

/// A modifier that changes a value of the environment of what it modifies.
public struct _EnvironmentTransformModifier<Value>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    EnvironmentTransformNode(view, in: context)
  }

  /// The scope that the modifier makes inside `outer`.
  func scope(inside outer: EnvironmentScope?) -> EnvironmentScope? {
    var values = EnvironmentValues(scope: outer)
    transform(&values[keyPath: keyPath])
    return values.scope
  }
}

/// The node of a view that changes a value of the environment; evaluated again when the outer value changes.
private final class EnvironmentTransformNode<Content: View, Value>:
  ModifierNode<Content, _EnvironmentTransformModifier<Value>>
{
  private let scope: EnvironmentScope?

  init(
    _ view: ModifiedContent<Content, _EnvironmentTransformModifier<Value>>, in context: _NodeContext
  ) {
    scope = view.modifier.scope(inside: context.environment)
    super.init(view, in: context)
    refresh()
  }

  override var childContext: _NodeContext { super.childContext.with(environment: scope) }

  override func modifierDidChange(from old: _EnvironmentTransformModifier<Value>) { refresh() }

  override func refresh() {
    let fresh = tracked { modifier.scope(inside: environment) }
    if let scope, let fresh { scope.takeValue(of: fresh) }
    structureDidChange()
  }
}
