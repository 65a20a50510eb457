// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Statements as lines")
struct StatementSourceTests {
  @Test(
    "A statement's source parses to the same statement",
    arguments: [
      "hello there", "::starts with a colon", ":clone", ":clone! url='a b' directory=x",
      ":clone ! url=x", "@2 :push", "@'My Window' hello", ":each @1 :press \"Add Remote\"#2",
      ":set 'A#1' $'two\\nlines'", ":back 3", ":back! 2", ":expect field URL \"\"", "# note", "",
    ])
  func roundTrip(line: String) throws {
    let statement = try parse(line)
    #expect(meaning(try parse(statement.source)) == meaning(statement))
  }
}
