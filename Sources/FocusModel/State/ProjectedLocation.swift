// SPDX-License-Identifier: Apache-2.0

/// A part of another location's value, named by a key path and live through the base. // B9
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    var whole = ReadTracker.untracked { base.get() }
    whole[keyPath: keyPath] = newValue
    base.set(whole, transaction)
  }

  @MainActor override var session: Session? { base.session }
  @MainActor override var ownerName: String? { base.ownerName }
  override var label: String { "\(base.label).\(keyPath.propertyName)" }

  override func isSame(as other: Dependency) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

extension AnyKeyPath {
  /// The last stored property that the key path names; nil where the runtime cannot tell.
  var storedPropertyName: String? {
    guard let name = String(describing: self).split(separator: ".").last,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(name).withoutUnderscore
  }

  /// The last property that the key path names, as far as the runtime can tell.
  var propertyName: String { storedPropertyName ?? "value" }
}
