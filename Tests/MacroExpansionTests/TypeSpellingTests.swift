// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MacroExpansion

@Suite("Spellings of types")
struct TypeSpellingTests {
  private func spelling(_ type: String) -> TypeSpelling? {
    let text = SourceText(.piece(type))
    return TypeSpelling(text.tokens[...], in: text)
  }

  @Test(
    "An optional is recognized by its spelling, and unwrapped once",
    arguments: [
      ("Int?", "Int"),
      ("Binding<Sheet>?", "Binding<Sheet>"),
      ("Int??", "Int?"),
      ("(() -> Int)?", "(() -> Int)"),
      ("[String: Int]?", "[String: Int]"),
      ("Optional<Int>", "Int"),
      ("Swift.Optional<Pair<A, [B]>>", "Pair<A, [B]>"),
      ("Optional<Int>?", "Optional<Int>"),
      ("A<() -> B, C & D>?", "A<() -> B, C & D>"),
      ("Int /* a */ ?", "Int"),
    ])
  func optionals(type: String, wrapped: String) {
    #expect(spelling(type)?.wrapped == wrapped)
  }

  @Test(
    "What only ends or begins like an optional is none",
    arguments: [
      "Int", "() -> Int?", "A & B?", "Optional<Int>.Type", "Optional", "Other.Optional<Int>",
      "Array<Int?>", "MyOptional<Int>",
    ])
  func others(type: String) {
    #expect(spelling(type)?.wrapped == nil)
    #expect(spelling(type)?.text == type)
  }

  @Test("An implicitly unwrapped optional is written as an optional")
  func implicitlyUnwrapped() {
    #expect(spelling("Model!")?.text == "Model?")
    #expect(spelling("Model!")?.wrapped == "Model")
  }

  @Test("No tokens spell no type")
  func nothing() {
    #expect(spelling(" ") == nil)
  }
}
