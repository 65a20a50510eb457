// SPDX-License-Identifier: Apache-2.0

/// A value that the focused view or scene has published; nil when none has. // F2
///
/// A key whose value is itself a binding to an optional can be nothing in two ways: nothing is published,
/// or what is published reads nil (rule B22). Looked up at each use, so that an action started by a menu, a click or a shortcut sees what is focused
/// then.
///
/// Source: <https://developer.apple.com/documentation/swiftui/focusedvalue>
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  @usableFromInline var reader: FocusedReader<Value>

  /// Reads the value that a key path names.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    reader = FocusedReader(keyPath, in: nil)
  }

  /// The value now.
  @inlinable
  public var wrappedValue: Value? { reader.read() }
}

extension FocusedValue: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    reader = reader.installed(at: node)
  }

  mutating func adopt(_ old: FocusedValue, as field: TypePlan.Field, at node: _Node) {
    reader = reader.installed(in: node.graph.session.focus, insteadOf: old.reader)
  }
}

/// The value behind a binding that the focused view or scene has published.
///
/// Source: <https://developer.apple.com/documentation/swiftui/focusedbinding>
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private(set) var reader: FocusedReader<Binding<Value>>

  /// Reads the binding that a key path names.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    reader = FocusedReader(keyPath, in: nil)
  }

  private var binding: Binding<Value>? { reader.read() }

  /// The bound value, or nil when nothing is published. // B20
  ///
  /// Setting it while nothing is published does nothing, and so does setting nil. // B21
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the bound value that reads nil while nothing is published. // B20
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding<Value?>(binding)
  }
}

extension FocusedBinding: InstallableProperty {
  mutating func install(as field: TypePlan.Field, at node: _Node) {
    reader = reader.installed(at: node)
  }

  mutating func adopt(_ old: FocusedBinding, as field: TypePlan.Field, at node: _Node) {
    reader = reader.installed(in: node.graph.session.focus, insteadOf: old.reader)
  }
}
