// SPDX-License-Identifier: Apache-2.0

/// One value that a modifier puts into the environment of what is below it; a link of a chain that ends
/// at the surface (window or sheet) in which the view stands.
///
/// The scope is what readers depend on: a changed value marks exactly those who read it. // E1
class EnvironmentScope: Dependency {
  let parent: EnvironmentScope?
  private let parentLink: Unmanaged<EnvironmentScope>?
  let key: ObjectIdentifier
  /// Where the scope lies.
  let place: EnvironmentPlace?

  init(key: ObjectIdentifier, parent: EnvironmentScope?) {
    self.key = key
    self.parent = parent
    parentLink = parent.map { .passUnretained($0) }
    place = parent?.place
  }

  /// Makes the root scope of a place, which inherits from where a surface is attached. // E4
  init(root place: EnvironmentPlace, parent: EnvironmentScope?) {
    key = ObjectIdentifier(EnvironmentScope.self)
    self.parent = parent
    parentLink = parent.map { .passUnretained($0) }
    self.place = place
  }

  /// The window, sheet or other surface in which the scope lies; nil once that has gone, and for menus.
  @MainActor final var surface: Surface? { place?.surface }

  /// The session; nil once that has gone.
  @MainActor final var session: Session? { place?.session }

  /// The nearest scope for a key, from here outward; it wins. // E1
  final func nearest(_ key: ObjectIdentifier) -> EnvironmentScope? {
    nearestLink(key)?.takeUnretainedValue()
  }

  /// The nearest scope for a key, without counting references on the way.
  final func nearestLink(_ key: ObjectIdentifier) -> Unmanaged<EnvironmentScope>? {
    var link = Unmanaged.passUnretained(self)
    while link.borrow({ $0.key != key }) {
      guard let outer = link.borrow({ $0.parentLink }) else { return nil }
      link = outer
    }
    return link
  }

  /// A chain with the values of now, which later changes do not reach. // E11
  @MainActor final func frozen() -> EnvironmentScope { frozen(behind: parent?.frozen()) }

  /// The scope with its value of now, behind another parent.
  @MainActor func frozen(behind parent: EnvironmentScope?) -> EnvironmentScope {
    guard let place else { return EnvironmentScope(key: key, parent: parent) }
    return EnvironmentScope(root: place, parent: parent)
  }

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
    let isEqual = Comparator.of(Value.self).areEqual(value, newValue)
    value = newValue
    if !isEqual { invalidateReaders() }
  }
}
