// SPDX-License-Identifier: Apache-2.0

/// Decides whether two values of one type are equal, by a plan that is made once a type.
///
/// Equal values stop an update from spreading. `Equatable` decides where a type has it; structures are
/// compared field by field, objects by identity, closures by function and context. What cannot be
/// compared counts as changed, as in SwiftUI.
class Comparator {
  /// Compares the values at two addresses; what nothing more is known of always differs.
  func areEqual(at left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }

  @inline(__always)
  final func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in areEqual(at: left, right) }
    }
  }

  /// Compares values where they lie; a closure that is given their addresses would be called for each pair.
  @inline(__always)
  final func areEqual<Value>(
    values left: UnsafePointer<Value>, _ right: UnsafePointer<Value>
  ) -> Bool {
    areEqual(at: left, right)
  }

  @exclusivity(unchecked) @MainActor private static var cache = TypeCache<Comparator>()

  /// The plan for a type.
  @MainActor static func of(_ type: Any.Type) -> Comparator {
    if let known = cache[type] { return known }
    let made = make(type)
    cache.insert(made, for: type)
    return made
  }

  @MainActor static let never = Comparator()
  @MainActor static let always: Comparator = SameComparator()
  @MainActor private static let identity: Comparator = IdentityComparator()
  @MainActor private static let closure: Comparator = ClosureComparator()

  @MainActor private static func make(_ type: Any.Type) -> Comparator {
    if let property = type as? any InstallableProperty.Type { return property.comparator }
    if let compared = type as? any StructurallyCompared.Type { return compared.makeComparator() }
    if type is AnyClass { return identity }
    if let equatable = type as? any Equatable.Type { return byEquality(equatable) }
    switch Reflection.kind(of: type) {
    case .function: return closure
    case .structure: return byFields(of: type)
    case .enumeration, .other: return never
    }
  }

  private static func byEquality<Value: Equatable>(_: Value.Type) -> Comparator {
    EquatableComparator<Value>()
  }

  /// A plan that compares typed values.
  static func custom<Value>(
    of _: Value.Type, _ areEqual: @escaping (Value, Value) -> Bool
  ) -> Comparator {
    CustomComparator(areEqual)
  }

  @MainActor private static func byFields(of type: Any.Type) -> Comparator {
    guard let fields = Reflection.fields(of: type) else { return never }
    var parts: [FieldsComparator.Part] = []
    for field in fields {
      let comparator = of(field.type)
      if comparator === never { return never }
      if comparator !== always { parts.append((field.offset, comparator)) }
    }
    return parts.isEmpty ? always : FieldsComparator(parts)
  }
}
