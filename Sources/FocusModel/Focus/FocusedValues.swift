// SPDX-License-Identifier: Apache-2.0

/// The values that the focused view and its scene have published.
///
/// An app adds its own with `@Entry` or with a ``FocusedValueKey``. Every value is optional: it is nil
/// when nothing in the focused hierarchy publishes the key (rules F1, F2).
///
/// Source: <https://developer.apple.com/documentation/swiftui/focusedvalues>
public struct FocusedValues {
  private let store: FocusedValueStore?
  /// What was written to this value: how a publishing modifier learns the key of a key path.
  private(set) var written: (key: any FocusedValueKey.Type, box: PublishedValue?)?

  /// Values that read what is published in a session.
  init(reading store: FocusedValueStore? = nil) { self.store = store }

  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      if let written, ObjectIdentifier(written.key) == ObjectIdentifier(key) {
        guard let box = written.box else { return nil }
        return box.anyValue as? Key.Value
      }
      let store = store
      return onMainActor {
        guard let box = store?.read(Key.self) else { return nil }
        return unsafeDowncast(box, to: TypedPublishedValue<Key.Value>.self).value
      }
    }
    set {
      guard let newValue else {
        written = (key, nil)
        return
      }
      written = (key, TypedPublishedValue(newValue))
    }
  }

  /// The name of a key: that of the property, as far as it can be told from the key's type; empty for a
  /// key of the model's own.
  ///
  /// `@Entry` names its key after the property; a key of an app's own is called like the property by
  /// custom, with "Key" at the end.
  static func name(of key: any FocusedValueKey.Type) -> String {
    if key is any SystemFocusedValueKey.Type { return "" }
    if let named = key as? any ObjectKeyed.Type { return named.name.lowercasedFirst }
    let type = String(describing: key)
    if type.hasPrefix("__Key_") { return String(type.dropFirst("__Key_".count)) }
    for ending in ["FocusedValueKey", "FocusedValuesKey", "Key"]
    where type.hasSuffix(ending) && type != ending {
      return String(type.dropLast(ending.count)).lowercasedFirst
    }
    return type.lowercasedFirst
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// A key for a value that focused views publish.
///
/// Source: <https://developer.apple.com/documentation/swiftui/focusedvaluekey>
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
