// SPDX-License-Identifier: Apache-2.0

@testable import MacroExpansion

/// What a macro makes of a declaration.
struct Expansion {
  /// A place in a file that is not zero, so that a lost offset shows.
  static let fileOffset = 1000

  var source: String?
  var diagnostics: [Diagnostic] = []

  init(_ answer: PluginAnswer) {
    if case .expandMacroResult(let source, let diagnostics) = answer {
      self.source = source
      self.diagnostics = diagnostics
    }
  }

  /// Expands '@Entry' on a declaration.
  init(
    entry declaration: String, in surroundings: String? = "extension EnvironmentValues {}",
    as role: EntryMacro.Role
  ) {
    self.init(
      EntryMacro.expand(
        AttachedExpansion(
          macro: MacroReference(typeName: "EntryMacro"),
          macroRole: role.rawValue,
          attributeSyntax: .piece("@Entry"),
          declSyntax: .piece(declaration),
          lexicalContext: surroundings.map { [.piece($0)] })))
  }
}

extension SourcePiece {
  /// A piece of a file named 'App.swift'.
  static func piece(_ source: String) -> SourcePiece {
    SourcePiece(
      source: source,
      location: Location(fileName: "App.swift", offset: Expansion.fileOffset))
  }
}
