// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("Nearest names")
struct NearestNamesTests {
  let names = ["clone", "close", "push", "add-bookmark", "add-change", "add-remote", "edit"]

  @Test(
    "The likeliest names come first",
    arguments: [
      ("clone", ["clone"]), ("CLONE", ["clone"]), ("clo", ["clone", "close"]),
      ("clnoe", ["clone"]), ("cloen", ["clone"]), ("clonee", ["clone", "close"]),
      ("pish", ["push"]),
      ("psuh", ["push"]), ("bookmark", ["add-bookmark"]),
      ("add-", ["add-bookmark", "add-change", "add-remote"]),
      ("add-bokmark", ["add-bookmark"]), ("zzz", []), ("", []), ("x", []),
    ])
  func nearest(typed: String, expected: [String]) {
    #expect(nearestNames(to: typed, in: names) == expected)
  }

  @Test("An abbreviation and a word of the same stem are near, too")
  func related() {
    let names = names + ["edit-change-description", "color"]
    #expect(nearestNames(to: "cln", in: names) == ["clone"])
    #expect(nearestNames(to: "psh", in: names) == ["push"])
    #expect(nearestNames(to: "describe", in: names) == ["edit-change-description"])
    #expect(nearestNames(to: "des", in: ["close"]).isEmpty)
  }

  @Test("There are no more names than asked for")
  func limit() {
    #expect(nearestNames(to: "add", in: names, limit: 2) == ["add-bookmark", "add-change"])
  }

  @Test("A name in other letters is found by its characters")
  func otherLetters() {
    #expect(nearestNames(to: "größr", in: ["größer", "kleiner"]) == ["größer"])
  }

  @Test("A very long word is compared by its beginning only")
  func longWord() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearestNames(to: long, in: [long + "b", "a"]) == [long + "b"])
  }
}
