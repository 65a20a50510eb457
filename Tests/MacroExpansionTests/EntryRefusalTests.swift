// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite("Refusals of @Entry")
struct EntryRefusalTests {
  private func expectRefusal(
    _ marked: String, in surroundings: String = "extension EnvironmentValues {}",
    by role: EntryMacro.Role = .accessor, says part: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let declaration = Marked(marked)
    let range = try #require(declaration.range)
    let expansion = Expansion(entry: declaration.text, in: surroundings, as: role)
    let diagnostic = try #require(expansion.diagnostics.first, sourceLocation: sourceLocation)
    #expect(diagnostic.message.contains(part), sourceLocation: sourceLocation)
    #expect(
      diagnostic.position.offset == Expansion.fileOffset + range.lowerBound,
      sourceLocation: sourceLocation)
    #expect(
      diagnostic.highlights.map(\.endOffset) == [Expansion.fileOffset + range.upperBound],
      sourceLocation: sourceLocation)
    let other: EntryMacro.Role = role == .peer ? .accessor : .peer
    #expect(
      Expansion(entry: declaration.text, in: surroundings, as: other).diagnostics.isEmpty,
      "a fault is reported once", sourceLocation: sourceLocation)
  }

  @Test("A constant")
  func constant() throws {
    try expectRefusal("@Entry «let» a = 0", says: "declare it with 'var'")
  }

  @Test("A modifier that contradicts", arguments: ["static", "class", "lazy", "weak", "unowned"])
  func modifier(word: String) throws {
    try expectRefusal("@Entry public «\(word)» var a: A? = nil", says: "remove '\(word)'")
  }

  @Test("Several variables", arguments: ["var a«,» b: Int", "var a: Int = 0«,» b: Int = 1"])
  func severalVariables(declaration: String) throws {
    try expectRefusal("@Entry \(declaration)", by: .peer, says: "with its own '@Entry'")
  }

  @Test("A pattern")
  func pattern() throws {
    try expectRefusal("@Entry «var» (a, b) = (0, 1)", by: .peer, says: "with its own '@Entry'")
  }

  @Test("Accessors of its own", arguments: ["0 }", "get { 0 } }", "didSet {} }"])
  func accessors(block: String) throws {
    try expectRefusal("@Entry var a: Int «{» \(block)", says: "remove this block")
  }

  @Test("No default", arguments: ["«a»", "«a»: Int", "«a»: () -> Int?"])
  func noDefault(variable: String) throws {
    try expectRefusal("// é\n@Entry var \(variable)", says: "'a' needs a value")
  }

  @Test("A focused value without a type")
  func focusedUntyped() throws {
    try expectRefusal(
      "@Entry var «`a`» = 3", in: "extension FocusedValues {}", says: "'var a: Binding<String>?'")
  }

  @Test("A focused value that is never nil", arguments: ["Int", "() -> Int?"])
  func focusedPlain(type: String) throws {
    try expectRefusal(
      "@Entry var a: «\(type)»", in: "extension FocusedValues {}", says: "make its type optional")
  }

  @Test("A focused value with a default")
  func focusedDefault() throws {
    try expectRefusal(
      "@Entry var a: Int? = «1 + 2» // three", in: "extension FocusedValues {}",
      says: "remove its default value")
  }

  @Test(
    "A place elsewhere",
    arguments: [
      "struct EnvironmentValues {}", "extension String {}", "func extension() ", "extension", "",
      "extension EnvironmentValues.Nested {}",
    ])
  func elsewhere(surroundings: String) throws {
    let expansion = Expansion(entry: "@Entry var a = 0", in: surroundings, as: .accessor)
    let diagnostic = try #require(expansion.diagnostics.first)
    #expect(diagnostic.message.contains("move this variable into one"))
    #expect(diagnostic.position.offset == Expansion.fileOffset)
  }

  @Test("A place outside of all declarations")
  func topLevel() {
    #expect(
      Expansion(entry: "@Entry var a = 0", in: nil, as: .accessor).diagnostics.count == 1)
  }

  @Test("A refused variable gets accessors where it can have them, so that one error is all")
  func standIn() {
    #expect(Expansion(entry: "@Entry var a: Int", as: .accessor).source?.hasPrefix("get {") == true)
    #expect(Expansion(entry: "@Entry let a = 0", as: .accessor).source == nil)
    #expect(Expansion(entry: "@Entry var a: Int { 0 }", as: .accessor).source == nil)
    #expect(
      Expansion(entry: "@Entry var a = 0 { didSet {} }", as: .accessor).source?.hasPrefix("get {")
        == true)
  }

  @Test("An unknown role")
  func unknownRole() {
    let answer = EntryMacro.expand(
      AttachedExpansion(
        macro: MacroReference(typeName: "EntryMacro"), macroRole: "member",
        attributeSyntax: .piece("@Entry"), declSyntax: .piece("@Entry var a = 0"),
        lexicalContext: nil))
    #expect(Expansion(answer).diagnostics.count == 1)
  }
}
