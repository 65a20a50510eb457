// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value that an app keeps under a name, beyond the views that use it.
public enum StoredValue: Hashable, Sendable, Codable {
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// A text.
  case string(String)
  /// An address.
  case url(URL)
  /// Bytes.
  case data(Data)
}

/// A type whose values are kept as they are.
protocol Storable {
  init?(_ stored: StoredValue)
  var stored: StoredValue { get }
}

extension Bool: Storable {
  init?(_ stored: StoredValue) {
    guard case .bool(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .bool(self) }
}

extension Int: Storable {
  init?(_ stored: StoredValue) {
    guard case .int(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .int(self) }
}

extension Double: Storable {
  init?(_ stored: StoredValue) {
    switch stored {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    default: return nil
    }
  }

  var stored: StoredValue { .double(self) }
}

extension String: Storable {
  init?(_ stored: StoredValue) {
    guard case .string(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .string(self) }
}

extension URL: Storable {
  init?(_ stored: StoredValue) {
    guard case .url(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .url(self) }
}

extension Data: Storable {
  init?(_ stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .data(self) }
}

/// How a property's value is turned into one that is kept, and back; nil is kept as nothing.
struct StorageCoding<Value> {
  let decode: (StoredValue) -> Value?
  let encode: (Value) -> StoredValue?

  /// Keeps values as they are.
  static func plain() -> StorageCoding where Value: Storable {
    StorageCoding(decode: { Value($0) }, encode: \.stored)
  }

  /// Keeps values as they are, and nil as nothing.
  static func optional<Wrapped: Storable>() -> StorageCoding where Value == Wrapped? {
    StorageCoding(decode: { Wrapped($0) }, encode: { $0?.stored })
  }

  /// Keeps raw values.
  static func raw() -> StorageCoding where Value: RawRepresentable, Value.RawValue: Storable {
    StorageCoding(
      decode: { Value.RawValue($0).flatMap(Value.init(rawValue:)) }, encode: \.rawValue.stored)
  }

  /// Keeps raw values, and nil as nothing.
  static func optionalRaw<Wrapped: RawRepresentable>() -> StorageCoding
  where Value == Wrapped?, Wrapped.RawValue: Storable {
    StorageCoding(
      decode: { Wrapped.RawValue($0).flatMap(Wrapped.init(rawValue:)) },
      encode: { $0?.rawValue.stored })
  }
}
