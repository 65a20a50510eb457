// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SceneStorage where Value == Bool {
  /// Keeps a truth value under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, default: wrappedValue, coding: .plain())
  }
}

extension SceneStorage where Value == Int {
  /// Keeps a whole number under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, default: wrappedValue, coding: .plain())
  }
}

extension SceneStorage where Value == Double {
  /// Keeps a number under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, default: wrappedValue, coding: .plain())
  }
}

extension SceneStorage where Value == String {
  /// Keeps a text under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, default: wrappedValue, coding: .plain())
  }
}

extension SceneStorage where Value == URL {
  /// Keeps an address under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, default: wrappedValue, coding: .plain())
  }
}

extension SceneStorage where Value == Data {
  /// Keeps bytes under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, default: wrappedValue, coding: .plain())
  }
}

extension SceneStorage where Value == Bool? {
  /// Keeps a truth value or nothing under a name.
  public init(_ key: String) {
    self.init(key, default: nil, coding: .optional())
  }
}

extension SceneStorage where Value == Int? {
  /// Keeps a whole number or nothing under a name.
  public init(_ key: String) {
    self.init(key, default: nil, coding: .optional())
  }
}

extension SceneStorage where Value == Double? {
  /// Keeps a number or nothing under a name.
  public init(_ key: String) {
    self.init(key, default: nil, coding: .optional())
  }
}

extension SceneStorage where Value == String? {
  /// Keeps a text or nothing under a name.
  public init(_ key: String) {
    self.init(key, default: nil, coding: .optional())
  }
}

extension SceneStorage where Value == URL? {
  /// Keeps an address or nothing under a name.
  public init(_ key: String) {
    self.init(key, default: nil, coding: .optional())
  }
}

extension SceneStorage where Value == Data? {
  /// Keeps bytes or nothing under a name.
  public init(_ key: String) {
    self.init(key, default: nil, coding: .optional())
  }
}

extension SceneStorage where Value: RawRepresentable {
  /// Keeps the raw value, a number, under a name.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
    self.init(key, default: wrappedValue, coding: .raw())
  }

  /// Keeps the raw value, a text, under a name.
  public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
    self.init(key, default: wrappedValue, coding: .raw())
  }
}

extension SceneStorage {
  /// Keeps a raw value that is a number, or nothing, under a name.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, default: nil, coding: .optionalRaw())
  }

  /// Keeps a raw value that is a text, or nothing, under a name.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, default: nil, coding: .optionalRaw())
  }
}
