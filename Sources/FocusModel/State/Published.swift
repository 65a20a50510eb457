// SPDX-License-Identifier: Apache-2.0

/// A property of an observable object whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates a published property with a value to start from.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates a published property with a value to start from.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// Unavailable: only a class's property can announce its changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and writes the property of the object that holds it, announcing each write beforehand.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      let old = object[keyPath: storageKeyPath].value
      announceChange(of: object)
      object[keyPath: storageKeyPath].value = newValue
      nonisolated(unsafe) let (object, storage, newValue) = (object, storageKeyPath, newValue)
      nonisolated(unsafe) let before = old
      onMainActor {
        Session.current?.recordObjectWrite(
          of: storage.propertyName, object, old: before, new: newValue)
      }
    }
  }

  private static func announceChange(of object: AnyObject) {
    guard let observable = object as? any ObservableObject else { return }
    (observable.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
