// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("What was written, in few words")
struct WrittenTextTests {
  @Test("Short values are shown whole")
  func short() {
    #expect(WrittenText.change(from: "nil", to: "clone") == "nil → clone")
  }

  @Test("Of two values with members only those are shown that differ")
  func members() {
    let old = "presented(URL: , Directory: , Branch: )"
    #expect(
      WrittenText.change(from: old, to: "presented(URL: /a b, Directory: x, Branch: )")
        == "URL \"\" → \"/a b\", Directory \"\" → x")
    #expect(
      WrittenText.change(from: old, to: "dismissed(URL: , Directory: , Branch: )")
        == "presented → dismissed")
  }

  @Test("A member that is only in one of the values is nil in the other")
  func newMember() {
    #expect(
      WrittenText.change(
        from: "presented(URL: x)", to: "presented(URL: x), failed: There is none: x, here.")
        == "failed nil → \"There is none: x, here.\"")
  }

  @Test("Members inside members belong to the outer one")
  func nested() {
    #expect(
      WrittenText.change(from: "P(a: Q(b: 1, c: 2), d: 3)", to: "P(a: Q(b: 1, c: 4), d: 3)")
        == "a \"Q(b: 1, c: 2)\" → \"Q(b: 1, c: 4)\"")
  }

  @Test("Of other long text only the part that differs is shown, to the ends of words")
  func longText() {
    let old = "[one, two, three, four, five, six, seven, eight]"
    #expect(
      WrittenText.change(from: old, to: old.replacing("four", with: "fourteen"))
        == "…four… → …fourteen…")
  }

  @Test("Values that differ in nothing, or in bytes without end, still give a line of some length")
  func extremes() {
    let long = String(repeating: "a,", count: 200_000)
    #expect(WrittenText.change(from: long, to: long).count < 300)
    #expect(WrittenText.change(from: long, to: "b" + long).count < 300)
    #expect(WrittenText.change(from: "A(a: 1)", to: "A(a: 1)") == "A(a: 1) → A(a: 1)")
    let same = "presented(URL: x, Directory: y)"
    #expect(WrittenText.change(from: same, to: same) == "written, and reads as before")
  }
}
