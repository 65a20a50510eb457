// SPDX-License-Identifier: Apache-2.0

/// A property of an observable object whose changes are announced.
@propertyWrapper
public struct Published<Value> {
  private var value: Value
  /// What sends the values, once somebody has asked for them.
  private var subject: CurrentValueSubject<Value, Never>?

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

  /// Unavailable: only a class's property has a publisher.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var projectedValue: Publisher {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { value = newValue.subject.value }
  }

  /// Reads and writes the property of the object that holds it, announcing each write beforehand.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set { write(newValue, to: object, at: storageKeyPath) }
  }

  /// What sends the values of the property of the object that holds it.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let published = object[keyPath: storageKeyPath]
      let subject = published.subject ?? CurrentValueSubject(published.value)
      if published.subject == nil { object[keyPath: storageKeyPath].subject = subject }
      return Publisher(subject: subject) { [weak object] value in
        if let object { write(value, to: object, at: storageKeyPath) }
      }
    }
    set { _ = newValue }
  }

  private static func write<Object: AnyObject>(
    _ newValue: Value, to object: Object,
    at storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) {
    let old = object[keyPath: storageKeyPath].value
    announceChange(of: object)
    object[keyPath: storageKeyPath].subject?.send(newValue)
    object[keyPath: storageKeyPath].value = newValue
    nonisolated(unsafe) let (object, storage, newValue) = (object, storageKeyPath, newValue)
    nonisolated(unsafe) let before = old
    onMainActor {
      Session.current?.recordObjectWrite(
        of: storage.propertyName, object, old: before, new: newValue)
    }
  }

  private static func announceChange(of object: AnyObject) {
    guard let observable = object as? any ObservableObject else { return }
    (observable.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension Published {
  /// What sends the value of a published property, at once and whenever it is about to change.
  public struct Publisher: FocusModel.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of what may end the stream early: nothing does.
    public typealias Failure = Never

    fileprivate let subject: CurrentValueSubject<Value, Never>
    fileprivate let write: (Value) -> Void

    fileprivate init(
      subject: CurrentValueSubject<Value, Never>, write: @escaping (Value) -> Void
    ) {
      self.subject = subject
      self.write = write
    }

    /// Takes a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Writes what another publisher sends to the property, for as long as its object is there.
    func take<P: FocusModel.Publisher>(from publisher: P)
    where P.Output == Value, P.Failure == Never {
      publisher.receive(
        subscriber: Subscribers.Sink<Value, Never>(
          receiveCompletion: { _ in }, receiveValue: write))
    }
  }
}
