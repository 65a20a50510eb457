// SPDX-License-Identifier: Apache-2.0

/// The values that an app or a window keeps under names.
@MainActor
final class ValueStore {
  private var entries: [String: StoredEntry] = [:]

  /// The place of a name.
  func entry(_ key: String) -> StoredEntry {
    if let known = entries[key] { return known }
    let made = StoredEntry()
    entries[key] = made
    return made
  }

  /// All values; setting them tells those who read what has changed.
  var values: [String: StoredValue] {
    get { entries.compactMapValues(\.value) }
    set {
      for key in Set(entries.keys).union(newValue.keys) { entry(key).value = newValue[key] }
    }
  }
}

/// One value that is kept under a name; what its readers depend on.
final class StoredEntry: Dependency {
  @MainActor var value: StoredValue? {
    didSet { if value != oldValue { invalidateReaders() } }
  }
}

/// A property's view of a value that is kept under a name.
final class StoredLocation<Value>: Location<Value> {
  private let entry: StoredEntry
  private let key: String
  private let defaultValue: Value
  private let coding: StorageCoding<Value>
  private let owner: (view: String, window: Int?)
  private weak var running: Session?

  @MainActor
  init(
    _ key: String, in store: ValueStore, default defaultValue: Value,
    coding: StorageCoding<Value>, owner: (view: String, window: Int?), session: Session
  ) {
    entry = store.entry(key)
    self.key = key
    self.defaultValue = defaultValue
    self.coding = coding
    self.owner = owner
    running = session
  }

  override func get() -> Value {
    entry.recordRead()
    return onMainActor(with: self) { $0.valueNow }
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    onMainActor(with: (self, newValue)) { $0.store($1) }
  }

  @MainActor private var valueNow: Value { entry.value.flatMap(coding.decode) ?? defaultValue }

  @MainActor private func store(_ newValue: Value) {
    let stored = coding.encode(newValue)
    guard stored != entry.value else { return }
    let old = valueNow
    entry.value = stored
    running?.record(
      .stateWritten(
        Report.StateWrite(
          key: key, view: owner.view, old: DescribedValue(old), new: DescribedValue(newValue),
          window: owner.window)))
  }

  @MainActor override var session: Session? { running }
  override var label: String { key }

  override func isSame(as other: Dependency) -> Bool {
    (other as? StoredLocation<Value>)?.entry === entry
  }
}

extension Session {
  /// The values that the app keeps between launches with `@AppStorage`.
  ///
  /// They live as long as the session; whoever runs it may put back what it has read here before.
  public var appStorage: [String: StoredValue] {
    get { appValues.values }
    set { transact { appValues.values = newValue } }
  }
}
