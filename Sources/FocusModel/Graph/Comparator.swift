// SPDX-License-Identifier: Apache-2.0

/// Decides whether two values of one type are equal, by a plan that is made once a type.
///
/// Equal values stop an update from spreading. `Equatable` decides where a type has it; structures are
/// compared field by field, objects by identity, closures by function and context. What cannot be
/// compared counts as changed, as in SwiftUI.
@MainActor
final class Comparator {
  private let compare: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  /// Whether no two values can ever be told to be equal.
  let alwaysDiffers: Bool

  private init(
    alwaysDiffers: Bool = false,
    _ compare: @escaping @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) {
    self.compare = compare
    self.alwaysDiffers = alwaysDiffers
  }

  @inline(__always)
  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if alwaysDiffers { return false }
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in compare(left, right) }
    }
  }

  private static var cache: [ObjectIdentifier: Comparator] = [:]

  /// The plan for a type.
  static func of(_ type: Any.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let made = make(type)
    cache[key] = made
    return made
  }

  static let never = Comparator(alwaysDiffers: true) { _, _ in false }
  static let always = Comparator { _, _ in true }

  private static func make(_ type: Any.Type) -> Comparator {
    if let property = type as? any InstallableProperty.Type {
      return property.comparator
    }
    if let compared = type as? any StructurallyCompared.Type { return compared.makeComparator() }
    if type is AnyClass { return identity }
    if let equatable = type as? any Equatable.Type { return byEquality(equatable) }
    switch Reflection.kind(of: type) {
    case .function: return closure
    case .structure: return byFields(of: type)
    case .other: return never
    }
  }

  private static let identity = Comparator { left, right in
    left.load(as: UnsafeRawPointer?.self) == right.load(as: UnsafeRawPointer?.self)
  }

  /// Two closures are the same when function and context are; a fresh context is a fresh closure.
  private static let closure = Comparator { left, right in
    let words = (left.assumingMemoryBound(to: Int.self), right.assumingMemoryBound(to: Int.self))
    return words.0[0] == words.1[0] && words.0[1] == words.1[1]
  }

  private static func byEquality<Value: Equatable>(_: Value.Type) -> Comparator {
    custom(of: Value.self) { $0 == $1 }
  }

  /// A plan that compares typed values.
  static func custom<Value>(
    of _: Value.Type, _ areEqual: @escaping @MainActor (Value, Value) -> Bool
  ) -> Comparator {
    Comparator { left, right in
      areEqual(
        left.assumingMemoryBound(to: Value.self).pointee,
        right.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func byFields(of type: Any.Type) -> Comparator {
    guard let fields = Reflection.fields(of: type) else { return never }
    let plans = fields.map { (offset: $0.offset, comparator: of($0.type)) }
    if plans.contains(where: { $0.comparator.alwaysDiffers }) { return never }
    return Comparator { left, right in
      plans.allSatisfy { $0.comparator.compare(left + $0.offset, right + $0.offset) }
    }
  }
}

/// A type that is not `Equatable` but whose parts may be comparable.
protocol StructurallyCompared {
  @MainActor static func makeComparator() -> Comparator
}

extension Optional: StructurallyCompared {
  @MainActor static func makeComparator() -> Comparator {
    let wrapped = Comparator.of(Wrapped.self)
    return .custom(of: Self.self) { left, right in
      switch (left, right) {
      case (nil, nil): true
      case (let left?, let right?): wrapped.areEqual(left, right)
      default: false
      }
    }
  }
}
