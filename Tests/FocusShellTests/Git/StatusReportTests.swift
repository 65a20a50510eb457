// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

@Suite("Reading git's status")
struct StatusReportTests {
  private func report(_ entries: String...) -> StatusReport {
    StatusReport(Array(entries.map { $0 + "\0" }.joined().utf8))
  }

  private func file(_ status: UncommittedFile.Status, _ path: String) -> UncommittedFile {
    UncommittedFile(status: status, path: path)
  }

  @Test("Every kind of entry is understood, and paths may hold anything")
  func entries() {
    let report = report(
      "# branch.oid abc", "# branch.head main", "# branch.upstream origin/main",
      "# branch.ab +2 -1", "# stash 3",
      "1 .M N... 100644 100644 100644 a b a file with  spaces ",
      "1 A. N... 000000 100644 100644 a b new\nline",
      "1 .D N... 100644 100644 000000 a b gone",
      "2 R. N... 100644 100644 100644 a b R100 new name", "1 .M old name",
      "u UU N... 100644 100644 100644 100644 a b c both", "? un tracked/", "! ignored")
    #expect(report.changeID == "abc")
    #expect(report.divergence == UpstreamDivergence(ahead: 2, behind: 1))
    #expect(
      report.files == [
        file(.modified, "a file with  spaces "), file(.added, "new\nline"),
        file(.deleted, "gone"), file(.renamed, "new name"), file(.conflicted, "both"),
        file(.untracked, "un tracked/"),
      ])
  }

  @Test(
    "The letter is what a change that records everything would make of the file",
    arguments: [
      ("AM", "A"), ("MM", "M"), ("MD", "D"), ("AD", "D"), ("RM", "R"), (".T", "T"), ("D.", "D"),
      (".A", "A"),
    ])
  func letters(code: String, letter: Character) {
    let report = report("1 \(code) N... 1 2 3 a b path")
    #expect(report.files.map(\.status.letter) == [letter])
  }

  @Test("Entries that make no sense are left out")
  func nonsense() {
    #expect(report("1", "1 ", "1 ZZ N... 1 2 3 a b path", "2 R.", "x y", "#", "# ", "").files == [])
    #expect(StatusReport([]).files.isEmpty)
    #expect(report("# branch.ab +? -?").divergence == nil)
  }

  @Test("A bookmark named (detached) is not a detached head")
  func detachedName() {
    let report = report("# branch.oid abc", "# branch.head (detached)")
    let bookmark = Bookmark(name: "(detached)", changeID: "abc", isCurrent: true)
    #expect(report.head(among: [bookmark]) == .bookmark("(detached)"))
    #expect(report.head(among: []) == .detached(changeID: "abc"))
    let unborn = self.report("# branch.oid (initial)", "# branch.head (detached)")
    #expect(unborn.head(among: []) == .unborn("(detached)"))
  }
}
