// SPDX-License-Identifier: Apache-2.0

/// A property of an object, observed in the object's own way.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    (object as? any ObservableObject)?.changeAnnouncement?.recordRead()
    return object[keyPath: keyPath]
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    guard !(object is any ObservableObject) else {
      object[keyPath: keyPath] = newValue
      return
    }
    let old = ReadTracker.untracked { object[keyPath: keyPath] }
    object[keyPath: keyPath] = newValue
    onMainActor(with: (self, old, newValue)) { location, old, new in
      Session.current?.recordObjectWrite(
        of: location.propertyName, location.object, old: old, new: new)
    }
  }

  @MainActor override var session: Session? { Session.current }
  override var label: String { "\(type(of: object)).\(propertyName)" }

  /// The name of the property.
  ///
  /// A key path to an observable property does not tell it outside Apple's systems; then it is the one
  /// stored property of the same type, if there is one.
  private var propertyName: String {
    if let name = keyPath.storedPropertyName { return name }
    let candidates = Reflection.storedProperties(of: Object.self).filter { $0.type == Value.self }
    return candidates.count == 1 ? candidates[0].name.withoutUnderscore : "\(Value.self)"
  }

  override func isSame(as other: Dependency) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
