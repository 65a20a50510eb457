// SPDX-License-Identifier: Apache-2.0

/// A message from the compiler.
enum PluginRequest: Decodable {
  case getCapability
  case expandAttachedMacro(AttachedExpansion)
  case expandFreestandingMacro(FreestandingExpansion)
  case loadPluginLibrary
  case unknown

  private enum Kind: String, CodingKey {
    case getCapability
    case expandAttachedMacro
    case expandFreestandingMacro
    case loadPluginLibrary
  }

  init(from decoder: any Decoder) throws {
    let message = try decoder.container(keyedBy: Kind.self)
    switch message.allKeys.first {
    case .getCapability: self = .getCapability
    case .expandAttachedMacro:
      self = .expandAttachedMacro(try message.decode(forKey: .expandAttachedMacro))
    case .expandFreestandingMacro:
      self = .expandFreestandingMacro(try message.decode(forKey: .expandFreestandingMacro))
    case .loadPluginLibrary: self = .loadPluginLibrary
    case nil: self = .unknown
    }
  }
}

/// A macro written as an attribute, to be expanded in one of its roles.
struct AttachedExpansion: Decodable {
  var macro: MacroReference
  var macroRole: String
  var attributeSyntax: SourcePiece
  var declSyntax: SourcePiece
  /// The declarations around this one without their members, the innermost first.
  var lexicalContext: [SourcePiece]?
}

/// A macro written with '#', to be expanded.
struct FreestandingExpansion: Decodable {
  var macro: MacroReference
  var syntax: SourcePiece
}

/// What a macro's declaration says about its implementation.
struct MacroReference: Decodable {
  var typeName: String
}

/// A part of a source file, with the white space and the comments in front of it.
struct SourcePiece: Decodable {
  struct Location: Decodable {
    var fileName: String
    /// The place of the piece in its file, in bytes of UTF-8.
    var offset: Int
  }

  var source: String
  var location: Location
}

extension KeyedDecodingContainer {
  fileprivate func decode<Value: Decodable>(forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }
}
