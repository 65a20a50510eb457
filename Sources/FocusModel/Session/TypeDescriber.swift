// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// How the values of one type are described, found out once a type.
///
/// `String(describing:)` asks three times whether a type describes itself, and an answer of no costs a
/// search each time: for an enumeration's case that is a hundred times what its name takes.
struct TypeDescriber {
  /// Takes the optional away from around a value; nil for a type that is none.
  private let unwrap: ((Any) -> Any?)?
  /// The names of an enumeration's cases by their byte, as far as they were asked for; nil for a type whose
  /// descriptions may change, or are too many to keep.
  private let names: CaseNames?

  private static let known = Mutex(TypeCache<TypeDescriber>())

  static func of(_ type: Any.Type) -> TypeDescriber {
    known.withLock { known in
      if let describer = known[type] { return describer }
      let describer = TypeDescriber(type)
      known.insert(describer, for: type)
      return describer
    }
  }

  private init(_ type: Any.Type) {
    unwrap =
      if let optional = type as? any OptionalValue.Type { Self.unwrapping(optional) } else { nil }
    names = CaseNames.canKeep(type) ? CaseNames() : nil
  }

  /// A value of the type as Swift describes it, without the optional around it; nil for nil.
  func text(of value: Any) -> String? {
    guard let unwrap else { return names?.name(of: value) ?? String(describing: value) }
    return unwrap(value).flatMap { TypeDescriber.of(Swift.type(of: $0)).text(of: $0) }
  }

  private static func unwrapping<Value: OptionalValue>(_: Value.Type) -> (Any) -> Any? {
    { ($0 as? Value)?.wrappedAny }
  }
}

/// The names of the cases of an enumeration that fits in a byte.
private final class CaseNames: Sendable {
  private let names = Mutex<[String?]>(Array(repeating: nil, count: 256))

  /// Whether a type is such an enumeration and leaves its description to Swift.
  static func canKeep(_ type: Any.Type) -> Bool {
    func fitsInByte<Value>(_: Value.Type) -> Bool { MemoryLayout<Value>.size <= 1 }
    return Reflection.kind(of: type) == .enumeration && _openExistential(type, do: fitsInByte)
      && !(type is any TextOutputStreamable.Type) && !(type is any CustomStringConvertible.Type)
      && !(type is any CustomDebugStringConvertible.Type)
  }

  /// The name of a case; nil for one with a payload, whose description is the payload's affair.
  func name(of value: Any) -> String? {
    func byte<Value>(_ value: Value) -> Int {
      withUnsafeBytes(of: value) { Int($0.first ?? 0) }
    }
    let byte = _openExistential(value, do: byte)
    return names.withLock { names in
      if names[byte] == nil, Mirror(reflecting: value).children.isEmpty {
        names[byte] = String(describing: value)
      }
      return names[byte]
    }
  }
}
