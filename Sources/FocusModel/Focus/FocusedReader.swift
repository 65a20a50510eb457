// SPDX-License-Identifier: Apache-2.0

/// Reads a focused value through the key path that an app has given.
///
/// Following a key path costs some twenty times what finding a value does, and a menu's body reads the
/// same one for each of its items. So a key path that was seen to give back a published binding as it is
/// is not followed again; such a key path is a plain property, as `@Entry` makes it.
@usableFromInline
final class FocusedReader<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>
  /// Where the values are; nil as long as the property is not installed.
  private let store: FocusedValueStore?
  /// The cell of the key that the key path stands for, once it is known to be a plain property.
  ///
  /// Unmanaged: the store keeps its cells.
  @exclusivity(unchecked) private var plain: Unmanaged<FocusedValueCell>?

  init(_ keyPath: KeyPath<FocusedValues, Value?>, in store: FocusedValueStore?) {
    self.keyPath = keyPath
    self.store = store
  }

  /// A reader of the same key path where the values are, made known there.
  @MainActor
  func installed(at node: _Node) -> FocusedReader {
    let store = node.graph.session.focus
    store.register.declare(keyPath, at: node)
    return FocusedReader(keyPath, in: store)
  }

  /// A reader of the same key path where the values are, or the one before, if that reads the same.
  func installed(
    in store: FocusedValueStore, insteadOf old: FocusedReader
  ) -> FocusedReader {
    if old.keyPath === keyPath || old.keyPath == keyPath { return old }
    return FocusedReader(keyPath, in: store)
  }

  /// The value now; nil when nothing is published.
  @inlinable
  func read() -> Value? {
    guard let box = plainBox() else { return follow() }
    return box.borrow { unsafeDowncast($0, to: TypedPublishedValue<Value>.self).value }
  }

  /// What is published, where the key path is known to be a plain property and nothing has moved.
  @usableFromInline
  func plainBox() -> Unmanaged<PublishedValue>? {
    guard let plain, ReadTracker.isReading || store?.isStale == false else { return nil }
    return plain.borrow { cell in
      guard let box = cell.resolvedLink else { return nil }
      cell.recordRead()
      return box
    }
  }

  @usableFromInline
  func follow() -> Value? {
    guard let store else { return nil }
    let before = store.lookups.count
    let value = FocusedValues(reading: store)[keyPath: keyPath]
    let (count, last) = store.lookups
    if plain == nil, count == before + 1, let last, let value, Self.isBinding,
      let box = last.resolved as? TypedPublishedValue<Value>, box.holds(value)
    {
      plain = .passUnretained(last)
    }
    return value
  }

  /// Reads the key path from other values.
  func follow(in values: FocusedValues) { _ = values[keyPath: keyPath] }

  private static var isBinding: Bool { Value.self is any BindingType.Type }
}

/// A binding, whatever its value.
protocol BindingType {}

extension Binding: BindingType {}

extension TypedPublishedValue {
  /// Whether a value is the very one in here, bit by bit.
  func holds(_ other: Value) -> Bool {
    withUnsafeBytes(of: value) { own in
      withUnsafeBytes(of: other) { other in own.elementsEqual(other) }
    }
  }
}
