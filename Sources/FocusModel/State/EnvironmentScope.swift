// SPDX-License-Identifier: Apache-2.0

/// One value that a modifier puts into the environment of what is below it; a link of a chain that ends
/// at the surface (window or sheet) in which the view stands.
///
/// The scope is what readers depend on: a changed value marks exactly those who read it. // E1
class EnvironmentScope: Dependency {
  let key: ObjectIdentifier
  /// The next scope outward, owned; unmanaged, so that walking outward counts no references.
  private let parentLink: Unmanaged<EnvironmentScope>?
  /// The root of the chain, which lives as long as the chain does.
  @exclusivity(unchecked) final var placeLink: Unmanaged<EnvironmentPlace>?

  init(key: ObjectIdentifier, parent: EnvironmentScope?) {
    self.key = key
    parentLink = parent.map(Unmanaged.passRetained)
    placeLink = parent?.placeLink
  }

  deinit { parentLink?.release() }

  final var parent: EnvironmentScope? { parentLink?.takeUnretainedValue() }

  /// Where the scope lies.
  final var place: EnvironmentPlace? { placeLink?.takeUnretainedValue() }

  /// The window, sheet or other surface in which the scope lies; nil once that has gone, and for menus.
  @MainActor final var surface: Surface? { placeLink?.borrow { $0.ownSurface } }

  /// The session; nil once that has gone.
  @MainActor final var session: Session? { placeLink?.borrow { $0.link.session } }

  /// The nearest scope for a key, from here outward; it wins. // E1
  final func nearestLink(_ key: ObjectIdentifier) -> Unmanaged<EnvironmentScope>? {
    var link = Unmanaged.passUnretained(self)
    while link.borrow({ $0.key != key }) {
      guard let outer = link.borrow({ $0.parentLink }) else { return nil }
      link = outer
    }
    return link
  }

  /// The value that was set under a key, recorded as a read; nil where none was.
  ///
  /// A key fixes the type of its values, so the scope found has a value of that type.
  final func value<Value>(of key: ObjectIdentifier, as _: Value.Type) -> Value? {
    nearestLink(key)?.borrow { found in
      found.recordRead()
      return unsafeDowncast(found, to: EnvironmentValueScope<Value>.self).value
    }
  }

  /// A chain with the values of now, which later changes do not reach. // E11
  @MainActor final func frozen() -> EnvironmentScope { frozen(behind: parent?.frozen()) }

  /// The scope with its value of now, behind another parent.
  @MainActor func frozen(behind parent: EnvironmentScope?) -> EnvironmentScope { self }

  /// Takes the value of a scope for the same key; readers are marked when it differs.
  @MainActor func takeValue(of other: EnvironmentScope) {}
}

/// A scope with a value of a known type.
final class EnvironmentValueScope<Value>: EnvironmentScope {
  @exclusivity(unchecked) private(set) var value: Value

  init(_ value: Value, key: ObjectIdentifier, parent: EnvironmentScope?) {
    self.value = value
    super.init(key: key, parent: parent)
  }

  @MainActor override func frozen(behind parent: EnvironmentScope?) -> EnvironmentScope {
    EnvironmentValueScope(value, key: key, parent: parent)
  }

  @MainActor override func takeValue(of other: EnvironmentScope) {
    guard let other = other as? EnvironmentValueScope<Value> else { return }
    setValue(other.value)
  }

  @MainActor func setValue(_ newValue: Value) {
    var old = newValue
    swap(&old, &value)
    if !Comparator.of(Value.self).areEqual(values: &old, &value) { invalidateReaders() }
  }
}
