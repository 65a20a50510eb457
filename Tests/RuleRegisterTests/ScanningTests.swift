// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import RuleRegister

@Suite("What the register finds in files")
struct ScanningTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/Focus/Some File.swift", text: text)
  }

  private func names(_ rules: some Sequence<RuleID>) -> [String] {
    rules.sorted().map(\.description)
  }

  private func register(
    _ rules: String, code: String = "// S4\n// B1", tests: String = ""
  ) throws -> Register {
    Register(rules: try Rule.parse(rules), sources: [file(code)], tests: [file(tests)])
  }

  private let test = "@Test(\n  \"S4, B1: it does\")\nfunc does() {}"

  @Test("A rule is an area's letter and a number, as a word of its own")
  func ids() {
    #expect(
      names(RuleID.ids(in: "S4, then B12 (F3); not S04, S704, X1, S4a, AS4, S or G0")) == [
        "B12", "F3", "S4",
      ])
  }

  @Test("Code names rules in comments and in literals of nothing but ids")
  func code() {
    let text = "let S9 = 1 // S4: why\n/// See M1.\ncase .a: \"B1, G2\"\nlet key = \"f1 and E3\""
    #expect(names(file(text).namedRules) == ["B1", "M1", "S4", "G2"])
  }

  @Test("A test proves the rules that its name begins with, also when the name is on the next line")
  func tests() {
    let text = "\(test)\n@Test(\"No rule: at all\") func no() {}\n@Test func bare() {}"
    let found = TestCase.all(in: file(text))
    #expect(found.map(\.function) == ["does"])
    #expect(names(found.flatMap(\.rules)) == ["B1", "S4"])
  }

  @Test("A line of the rules that cannot be read is told by its number")
  func unreadable() {
    let error = #expect(throws: RegisterError.self) { try Rule.parse("# rules\n\nS4 | odd | x |") }
    #expect(error?.description.contains("Line 3") == true)
  }

  @Test("A modelled rule without a test or without code is a fault, and so is an unknown one")
  func faults() throws {
    let good = try register("S4 | exact | It does. |\nB1 | policy x | It may. |", tests: test)
    #expect(good.faults == [])
    let unproved = try register("S4 | exact | It does. |\nB1 | none | Not. | Because.")
    #expect(unproved.faults == ["S4 has no test whose name begins with it."])
    let undecided = try register("S4 | exact | It does. |", code: "", tests: test)
    #expect(undecided.faults.contains("S4 is named by no code, and follows from no rule that is."))
    #expect(undecided.faults.contains { $0.hasPrefix("B1, which the test") })
    let silent = try register("S4 | none | Not. |\nB1 | none | Not. | Because.")
    #expect(silent.faults == ["S4 is not modelled, and the note does not say why."])
  }

  @Test("A rule that follows from another is decided where that is")
  func sources() throws {
    let register = try register(
      "B1 | exact | It does. |\nS5 | exact | It follows. | from B1; Mind this.\nS4 | none | Not. | Because.",
      tests: "@Test(\"B1, S5: it does\") func does() {}")
    #expect(register.faults == [])
    #expect(
      register.markdown.contains(
        "It follows. Follows from B1. Mind this. | exact | [Some File](../"))
    #expect(register.markdown.contains("Some%20File.swift"))
  }
}
