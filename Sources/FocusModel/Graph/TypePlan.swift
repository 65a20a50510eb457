// SPDX-License-Identifier: Apache-2.0

/// What the engine knows of a type of view, modifier, commands or app: its dynamic properties and how to
/// compare two values of it.
///
/// Found once a type by reflection and kept; nothing is reflected when a body runs again.
@MainActor
@usableFromInline
final class TypePlan {
  /// A dynamic property among a type's stored properties.
  final class Field {
    /// The property's name as its author wrote it, without the wrapper's underscore.
    let name: String
    let offset: Int
    let property: any InstallableProperty.Type

    init(name: String, offset: Int, property: any InstallableProperty.Type) {
      self.name = name
      self.offset = offset
      self.property = property
    }
  }

  /// A dynamic property of an app's own, whose `update()` runs before each body.
  private struct Custom {
    let offset: Int
    let property: any DynamicProperty.Type
  }

  private let type: Any.Type
  private let fields: [Field]
  private let observed: [Field]
  private let required: [Field]
  private let customs: [Custom]

  @exclusivity(unchecked) private var knownComparator: Comparator?
  /// How to compare two values; found when the first two are compared, since many never are.
  var comparator: Comparator {
    if let knownComparator { return knownComparator }
    let comparator = Comparator.of(type)
    knownComparator = comparator
    return comparator
  }
  /// The type's name as its author wrote it.
  private(set) lazy var typeName = String(describing: type)

  /// Whether a value has to be connected to its node.
  @usableFromInline let hasProperties: Bool
  /// Whether something has to be done before the value's body runs.
  let needsPreparation: Bool

  @exclusivity(unchecked) private static var cache = TypeCache<TypePlan>()

  @usableFromInline
  static func of(_ type: Any.Type) -> TypePlan {
    if let known = cache[type] { return known }
    let made = TypePlan(type)
    cache.insert(made, for: type)
    return made
  }

  private init(_ type: Any.Type) {
    self.type = type
    var found: (fields: [Field], customs: [Custom]) = ([], [])
    let stored = Reflection.fields(of: type) ?? []
    if let modifier = Self.modifier(of: type, among: stored) {
      Self.collect(Reflection.fields(of: modifier.type) ?? [], into: &found, at: modifier.offset)
    } else {
      Self.collect(stored, into: &found, at: 0)
    }
    (fields, customs) = found
    observed = fields.filter { $0.property.hasStandingRead }
    required = fields.filter { $0.property.mayLackObject }
    hasProperties = !fields.isEmpty || !customs.isEmpty
    needsPreparation = !observed.isEmpty || !customs.isEmpty || !required.isEmpty
  }

  /// The modifier of a modified view, whose dynamic properties are those that matter.
  private static func modifier(
    of type: Any.Type, among fields: [Reflection.Field]
  ) -> Reflection.Field? {
    guard fields.count == 2, fields[1].name == "modifier", type is any ModifiedType.Type else {
      return nil
    }
    return fields[1]
  }

  private static func collect(
    _ fields: [Reflection.Field], into found: inout (fields: [Field], customs: [Custom]),
    at base: Int
  ) {
    for field in fields {
      guard let dynamic = dynamicProperty(field.type) else { continue }
      let offset = base + field.offset
      if let property = dynamic as? any InstallableProperty.Type {
        found.fields.append(
          Field(name: field.name.withoutUnderscore, offset: offset, property: property))
      } else {
        collect(Reflection.fields(of: field.type) ?? [], into: &found, at: offset)
        found.customs.append(Custom(offset: offset, property: dynamic))
      }
    }
  }

  /// The type as a dynamic property, if it is one.
  ///
  /// Only structures are asked: that a type does not conform costs a search through all that do.
  private static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    guard Reflection.kind(of: type) == .structure, type != String.self, type != Int.self,
      type != Bool.self
    else { return nil }
    return type as? any DynamicProperty.Type
  }

  /// Connects a value's dynamic properties to the node that it is about to live at.
  func install<Value>(in value: UnsafeMutablePointer<Value>, at node: _Node) {
    let base = UnsafeMutableRawPointer(value)
    for field in fields { field.property.install(at: base + field.offset, field, node) }
  }

  /// Hands the storage of the value that lived at the node so far to the one that takes its place.
  func adopt<Value>(
    into value: UnsafeMutablePointer<Value>, from old: UnsafeMutablePointer<Value>, at node: _Node
  ) {
    let (base, oldBase) = (UnsafeMutableRawPointer(value), UnsafeMutableRawPointer(old))
    for field in fields {
      let offset = field.offset
      field.property.adopt(at: base + offset, from: oldBase + offset, field, node)
    }
  }

  /// Disconnects a value's dynamic properties from a node that goes.
  func uninstall<Value>(from value: UnsafeMutablePointer<Value>) {
    let base = UnsafeMutableRawPointer(value)
    for field in fields { field.property.uninstall(at: base + field.offset) }
  }

  /// Readies a value for its body: records the objects that it observes, whether the body reads them or
  /// not, and brings an app's own dynamic properties up to date.
  ///
  /// - Returns: The property that lacks an environment object, if one does; then the body must not run.
  func prepare<Value>(
    _ value: UnsafeMutablePointer<Value>
  ) -> (property: String, object: Any.Type)? {
    prepare(UnsafeMutableRawPointer(value))
  }

  private func prepare(_ base: UnsafeMutableRawPointer) -> (property: String, object: Any.Type)? {
    for field in required {
      if let object = field.property.missingObject(at: base + field.offset) {
        return (field.name, object)
      }
    }
    for field in observed { field.property.recordStandingRead(at: base + field.offset) }
    for custom in customs { custom.property.runUpdate(at: base + custom.offset) }
    return nil
  }
}

/// A view with a modifier.
private protocol ModifiedType {}

extension ModifiedContent: ModifiedType {}

extension DynamicProperty {
  fileprivate static func runUpdate(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

extension InstallableProperty {
  @MainActor fileprivate static func install(
    at address: UnsafeMutableRawPointer, _ field: TypePlan.Field, _ node: _Node
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.install(as: field, at: node)
  }

  @MainActor fileprivate static func adopt(
    at address: UnsafeMutableRawPointer, from old: UnsafeMutableRawPointer,
    _ field: TypePlan.Field, _ node: _Node
  ) {
    address.assumingMemoryBound(to: Self.self).pointee
      .adopt(old.assumingMemoryBound(to: Self.self).pointee, as: field, at: node)
  }

  @MainActor fileprivate static func recordStandingRead(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.recordStandingRead()
  }

  @MainActor fileprivate static func missingObject(
    at address: UnsafeMutableRawPointer
  ) -> Any.Type? {
    address.assumingMemoryBound(to: Self.self).pointee.missingObject
  }

  @MainActor fileprivate static func uninstall(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.uninstall()
  }
}
