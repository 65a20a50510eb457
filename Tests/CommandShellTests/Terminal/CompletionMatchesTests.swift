// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@MainActor @Suite("Choosing what a completion inserts")
struct CompletionMatchesTests {
  private func matches(
    _ texts: [String], typed: String, rest: String = "", suffix: String = " "
  ) -> CompletionMatches? {
    CompletionMatches(
      texts.map { Completion(text: $0, suffix: suffix) }, for: TypedWord(endOf: typed.utf8),
      before: rest)
  }

  @Test("Without candidates there is nothing to insert")
  func none() {
    #expect(matches([], typed: "a") == nil)
  }

  @Test(
    "A single candidate is inserted with its quotes closed and its suffix",
    arguments: [
      (":clone", ":cl", "", ":clone "), ("Add Remote", "x Ad", "", #"Add\ Remote "#),
      ("Add Remote", #"x "Ad"#, "", #""Add Remote" "#),
      ("Add Remote", "x 'Ad", "", "'Add Remote' "),
      ("it's", "x 'i", "", #"'it'\''s' "#), (":clone", ":cl", " x", ":clone"),
      ("Add Remote", #"x "Ad"#, "\" y", #""Add Remote"#), ("Clone", "x CL", "", "Clone "),
    ])
  func single(_ text: String, _ typed: String, _ rest: String, _ inserted: String) {
    #expect(matches([text], typed: typed, rest: rest)?.replacement == inserted)
  }

  @Test("After a candidate without a suffix the word goes on, still quoted")
  func openEnd() {
    #expect(matches(["url="], typed: "x u", suffix: "")?.replacement == "url=")
    #expect(matches(["url="], typed: #"x "u"#, suffix: "")?.replacement == #""url="#)
  }

  @Test("Several candidates give what they share, as whole characters")
  func shared() {
    let found = matches(["zürich", "züge"], typed: "x z")
    #expect(found?.replacement == "zü")
    #expect(found?.alternatives == ["zürich", "züge"])
    #expect(matches(["e\u{301}a", "e\u{300}b"], typed: "x ")?.replacement == "")
    #expect(matches(["a b c", "a b d"], typed: "x 'a")?.replacement == "'a b ")
  }

  @Test("What is typed stays when the candidates share nothing beyond it")
  func nothingShared() {
    #expect(matches([":clone", ":close"], typed: ":clo")?.replacement == ":clo")
    #expect(matches(["a b", "a c"], typed: #"x a\ "#)?.replacement == #"a\ "#)
    #expect(matches(["recent", "remote"], typed: "x mot")?.replacement == "mot")
  }

  @Test("Another case is corrected only when all candidates agree")
  func otherCase() {
    #expect(matches(["Clone", "Close"], typed: "x CL")?.replacement == "Clo")
    #expect(matches(["Clone", "close"], typed: "x CL")?.replacement == "CL")
  }
}
