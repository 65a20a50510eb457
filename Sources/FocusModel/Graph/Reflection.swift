// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

/// The stored properties of a type, asked for once a type.
///
/// The standard library's own field enumeration is not public API; everything that depends on it is here.
enum Reflection {
  /// One stored property.
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  /// What sort of type the compiler's metadata says this is.
  enum Kind {
    case structure
    case enumeration
    case function
    case other
  }

  /// The stored properties of a structure; nil when the type is not one, or cannot be looked into.
  static func fields(of type: Any.Type) -> [Field]? {
    guard kind(of: type) == .structure else { return nil }
    var fields: [Field] = []
    let complete = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return complete ? fields : nil
  }

  /// The stored properties that a class itself declares.
  static func storedProperties(of type: AnyClass) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) {
      name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    return fields
  }

  /// The metadata's kind word: 0x200 is a structure, 0x201 an enumeration, 0x302 a function (Swift ABI, `MetadataKind.def`).
  static func kind(of type: Any.Type) -> Kind {
    if type is AnyClass { return .other }
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: return .structure
    case 0x201: return .enumeration
    case 0x302: return .function
    default: return .other
    }
  }
}

extension String {
  /// A wrapped property's name as its author wrote it.
  var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
