// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Lines by names that a person has given them.
@Suite("Aliases, by the built executable")
struct AliasTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  @Test(
    "An alias that runs itself is refused",
    arguments: [[":alias r :r", ":r"], [":alias r @1 :s", ":alias s :each :r", ":r"]])
  func recursion(lines: [String]) throws {
    let last = try #require(try shell.json([folder], lines: lines).last)
    #expect(last["error"]["code"].string == "operation")
    #expect(last["error"]["message"].string?.contains("runs itself") == true)
    #expect(last["error"]["column"].integer == 1)
  }

  @Test("Words behind an alias fill the sheet as they do behind the command")
  func words() throws {
    let results = try shell.json(
      [folder],
      lines: [
        ":alias get :clone url=there", ":get directory='a b'", ":expect field Directory 'a b'",
      ])
    #expect(results.allSatisfy { $0["ok"].bool == true })
  }

  @Test("A bang behind an alias confirms the sheet")
  func bang() throws {
    let results = try shell.json(
      [folder],
      lines: [":alias say :edit", ":say! description='Begin anew'", ":expect no sheet"])
    #expect(results.allSatisfy { $0["ok"].bool == true })
    #expect(try shell.git("log", "-1", "--format=%s", in: folder) == "Begin anew")
  }

  @Test(
    "A key may be quoted as a POSIX shell has it",
    arguments: [#""directory"=off"#, #"dir\ectory=off"#, #""directory=off""#])
  func quotedKeys(word: String) throws {
    let results = try shell.json(
      [folder], lines: [":clone \(word)", ":expect field Directory off"])
    #expect(results.allSatisfy { $0["ok"].bool == true })
  }
}
