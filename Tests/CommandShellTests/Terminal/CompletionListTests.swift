// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@MainActor @Suite("Lists of completions")
struct CompletionListTests {
  init() {
    UTF8Locale.adopt()
  }

  private func lines(
    _ candidates: [Completion], columns: Int = 40, rows: Int = 24, usesColor: Bool = false
  ) -> [String] {
    CompletionList(size: (columns, rows), usesColor: usesColor).text(for: candidates)
      .split(separator: "\n").map(String.init)
  }

  @Test("Descriptions stand in a column of their own, one candidate a row")
  func described() {
    let candidates = [
      Completion(text: ":clone", description: "Clone Repository…"), Completion(text: ":x"),
      Completion(text: ":push", description: "Push"),
    ]
    #expect(lines(candidates) == [":clone  Clone Repository…", ":x", ":push   Push"])
  }

  @Test("Descriptions are cut to the width and cannot steer the terminal")
  func safeDescriptions() {
    let candidate = Completion(text: "a", description: "\u{1B}[31mred and very long indeed")
    #expect(lines([candidate], columns: 20) == [#"a  \u{1B}[31mred a…"#])
    #expect(
      lines([Completion(text: "a", description: "b")], usesColor: true)
        == ["a  \u{1B}[2mb\u{1B}[0m"])
  }

  @Test("Candidates without descriptions fill columns from top to bottom")
  func packed() {
    let candidates = ["a", "bb", "東京", "dd", "e"].map { Completion(text: $0) }
    #expect(lines(candidates, columns: 14) == ["a     dd", "bb    e", "東京"])
    #expect(lines(candidates, columns: 80) == ["a     bb    東京  dd    e"])
    #expect(lines(candidates, columns: 2) == ["a", "…", "…", "…", "e"])
  }

  @Test("A list that is too long to be read has no descriptions, and nobody is asked for them")
  func tooLong() {
    var asked = 0
    let words = (1...60).map { number in
      Completion(text: "word\(number)") {
        asked += 1
        return "description \(number)"
      }
    }
    #expect(lines(words, columns: 20, rows: 100).first == "word1   word31")
    #expect(asked == 0)
    #expect(
      lines(Array(words.prefix(48)), columns: 30, rows: 100).first == "word1   description 1")
    #expect(asked == 48)
  }

  @Test("What does not fit the screen is counted")
  func tooMany() {
    let words = (1...100).map { Completion(text: "word\($0)") }
    let packed = lines(words, columns: 20, rows: 6)
    #expect(
      packed == [
        "word1    word5", "word2    word6", "word3    word7", "word4    word8", "… and 92 more",
      ])
    let described = lines(words.map { Completion(text: $0.text, description: "d") }, rows: 4)
    #expect(described == lines(words, rows: 4))
  }

  @Test("Too many for one a row stand in columns with their descriptions, cut where they must be")
  func describedColumns() {
    let words = (1...4).map {
      Completion(text: "word\($0)", description: $0 == 2 ? "a longer description" : "short")
    }
    #expect(
      lines(words, columns: 44, rows: 4) == [
        "word1  short           word3  short", "word2  a longer de…    word4  short",
      ])
    #expect(lines(words, columns: 34, rows: 4) == ["word1  word2  word3  word4"])
  }

  @Test("No line is as wide as the terminal, which would wrap")
  func width() {
    for columns in 1...60 {
      let words = ["a", "bcd", "efghijklmnop", "東京東京東京"].map { Completion(text: $0) }
      let described = words.map { Completion(text: $0.text, description: "description") }
      for line in lines(words, columns: columns) + lines(described, columns: columns) {
        #expect(line.terminalWidth < max(columns, 2), "\(columns): \(line)")
      }
    }
  }
}
