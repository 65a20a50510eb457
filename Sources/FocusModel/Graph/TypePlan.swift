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

  let comparator: Comparator
  private let fields: [Field]
  private let observed: [Field]
  private let required: [Field]
  private let customs: [Custom]

  /// The type's name as its author wrote it.
  let typeName: String

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
    comparator = Comparator.of(type)
    typeName = String(describing: type)
    var found: (fields: [Field], customs: [Custom]) = ([], [])
    if let modified = type as? any ModifiedType.Type, let modifier = modified.modifierField {
      Self.collect(into: &found, of: modifier.type, at: modifier.offset)
    } else {
      Self.collect(into: &found, of: type, at: 0)
    }
    (fields, customs) = found
    observed = fields.filter { $0.property.hasStandingRead }
    required = fields.filter { $0.property.mayLackObject }
    hasProperties = !fields.isEmpty || !customs.isEmpty
    needsPreparation = !observed.isEmpty || !customs.isEmpty || !required.isEmpty
  }

  private static func collect(
    into found: inout (fields: [Field], customs: [Custom]), of type: Any.Type, at base: Int
  ) {
    for field in Reflection.fields(of: type) ?? [] {
      let offset = base + field.offset
      if let property = field.type as? any InstallableProperty.Type {
        found.fields.append(
          Field(name: field.name.withoutUnderscore, offset: offset, property: property))
      } else if let property = field.type as? any DynamicProperty.Type {
        collect(into: &found, of: field.type, at: offset)
        found.customs.append(Custom(offset: offset, property: property))
      }
    }
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

/// A view with a modifier: the dynamic properties that matter are the modifier's.
private protocol ModifiedType {
  static var modifierField: Reflection.Field? { get }
}

extension ModifiedContent: ModifiedType {
  fileprivate static var modifierField: Reflection.Field? {
    Reflection.fields(of: Self.self)?.first { $0.name == "modifier" }
  }
}

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
