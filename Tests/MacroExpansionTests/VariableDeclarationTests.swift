// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite("Variable declarations")
struct VariableDeclarationTests {
  private func parts(_ source: String) throws -> [String] {
    let variable = try #require(VariableDeclaration(.piece(source)))
    let text = variable.source
    return [
      variable.name.map(text.text) ?? "", text.text(variable.type),
      text.text(variable.initialValue),
      text.text(variable.accessors),
    ]
  }

  @Test(
    "The name, the type, the value and the accessors are found",
    arguments: [
      ("var a", ["a", "", "", ""]),
      ("var a = 0", ["a", "", "0", ""]),
      ("var a: Int", ["a", "Int", "", ""]),
      ("public private(set) var `in`: Int = 0 // end", ["`in`", "Int", "0", ""]),
      ("var a: [String: (Int, Int)] = [:]", ["a", "[String: (Int, Int)]", "[:]", ""]),
      ("var a: D<A, E<B>>=1", ["a", "D<A, E<B>>", "1", ""]),
      ("var a: (D<A>) -> B = { $0 == 1 }", ["a", "(D<A>) -> B", "{ $0 == 1 }", ""]),
      ("var a: Int { 0 }", ["a", "Int", "", "{ 0 }"]),
      ("var a = F { x } { didSet {} }", ["a", "", "F { x }", "{ didSet {} }"]),
      ("var a: Int = 0 { willSet { b = c } }", ["a", "Int", "0", "{ willSet { b = c } }"]),
      ("var a = P<A, B>(1, 2)", ["a", "", "P<A, B>(1, 2)", ""]),
      ("var a = P<A, M::B>()", ["a", "", "P<A, M::B>()", ""]),
      ("var a = f({ (b: Int) in c = b })", ["a", "", "f({ (b: Int) in c = b })", ""]),
      ("var /* : */ a /* = */ : /* b */ Int /* { */ = /* c */ 0 /* d */", ["a", "Int", "0", ""]),
      ("@A<B>(c: \"var\") @D.E let f: G", ["f", "G", "", ""]),
      (
        "@Entry var\n  a\n  :\n  B\n  =\n  [\n    1,  // one\n  ]",
        ["a", "B", "[\n    1,  // one\n  ]", ""]
      ),
    ])
  func parts(source: String, expected: [String]) throws {
    #expect(try parts(source) == expected)
  }

  @Test("Attributes and modifiers are kept apart")
  func attributesAndModifiers() throws {
    let variable = try #require(
      VariableDeclaration(.piece("@available(macOS 14, *) @Entry public nonisolated var a = 0")))
    let text = variable.source
    #expect(variable.attributes.map(text.text) == ["@available(macOS 14, *)", "@Entry"])
    #expect(variable.modifiers.map(text.text) == ["public", "nonisolated"])
    #expect(text.text(variable.introducer) == "var")
  }

  @Test(
    "A second variable is noticed",
    arguments: [
      "var a«,» b: Int", "var a: Int«,» b: Int", "var a = 0«,» b = 1",
      "var a = P<A, B>()«,» b: Int",
    ])
  func secondVariable(source: String) throws {
    let source = Marked(source)
    let variable = try #require(VariableDeclaration(.piece(source.text)))
    #expect(variable.comma?.range == source.range)
  }

  @Test("A pattern has no name")
  func pattern() throws {
    let variable = try #require(VariableDeclaration(.piece("var (a, b): (Int, Int) = (0, 1)")))
    #expect(variable.name == nil)
    #expect(variable.source.text(variable.type) == "(Int, Int)")
  }

  @Test(
    "What is no variable is none", arguments: ["", "func a() {}", "struct A { var b = 0 }", "@"])
  func otherDeclarations(source: String) {
    #expect(VariableDeclaration(.piece(source)) == nil)
  }
}
