// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import CommandShell

@Suite("History")
@MainActor
struct HistoryTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("state/history") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Collects what a history warns about.
  private final class Warnings {
    var texts: [String] = []
  }

  private func history(limit: Int = 100, warnings: Warnings = Warnings()) -> History {
    History(path: path, limit: limit) { warnings.texts.append($0) }
  }

  private func texts(_ history: History) -> [String] {
    history.entries.map(\.text)
  }

  @Test("Entries are there in the next run, several lines whole")
  func persistence() {
    let warnings = Warnings()
    let first = history(warnings: warnings)
    #expect(first.add(":clone"))
    #expect(first.add("a\nb"))
    #expect(texts(history(warnings: warnings)) == [":clone", "a\nb"])
    #expect(warnings.texts == [])
  }

  @Test("The file and its folder are for this user only")
  func permissions() throws {
    history().add("a")
    for (name, mode) in [(path, 0o600), (folder.path("state"), 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: name)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test("Repetitions, blank lines and lines after a space are left out")
  func exclusions() {
    let history = history()
    #expect(history.add("a"))
    for text in ["a", " secret", "", "  ", "\n", "a\0b"] {
      #expect(!history.add(text))
    }
    #expect(history.add("b"))
    #expect(history.add("a"))
    #expect(texts(history) == ["a", "b", "a"])
    #expect(texts(self.history()) == ["a", "b", "a"])
  }

  @Test("A repetition of the last run's last line is left out")
  func repetitionAcrossRuns() {
    history().add("a")
    #expect(!history().add("a"))
  }

  @Test("The oldest entries go when there are more than the limit, also from the file")
  func limit() {
    let history = history(limit: 20)
    for number in 1...100 { history.add("line \(number)") }
    #expect(texts(history) == (81...100).map { "line \($0)" })
    #expect(texts(self.history(limit: 1000)).count <= 22)
    #expect(texts(self.history(limit: 20)) == texts(history))
  }

  @Test("Searching finds substrings, and minds the case only of a text that has one")
  func search() {
    let history = history()
    for text in [":Clone a", ":push", ":clone b"] { history.add(text) }
    #expect(history.search("clone").map(\.text) == [":Clone a", ":clone b"])
    #expect(history.search("Clone").map(\.text) == [":Clone a"])
    #expect(history.search("x") == [])
    #expect(history.search("").count == 3)
  }

  @Test("A file that cannot be written is told of once, and its entries stay usable")
  func unwritable() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let warnings = Warnings()
    let history = history(warnings: warnings)
    history.add("a")
    history.add("b")
    #expect(texts(history) == ["a", "b"])
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("\n") == false)
  }

  @Test("Entries that could not be written are written as soon as that works")
  func retry() throws {
    let blocker = folder.path("state")
    try Data().write(to: URL(fileURLWithPath: blocker))
    let warnings = Warnings()
    let history = history(warnings: warnings)
    history.add("a")
    #expect(warnings.texts.count == 1)
    try FileManager.default.removeItem(atPath: blocker)
    history.add("b")
    #expect(texts(self.history()) == ["a", "b"])
  }

  @Test("Damaged entries are told of, skipped, and kept in the file")
  func damaged() throws {
    let bytes = Data("#1\ngood\n#2\n".utf8) + [0xFF, 0x0A] + Data("#3\nalso".utf8)
    try FileManager.default.createDirectory(
      atPath: folder.path("state"), withIntermediateDirectories: true)
    try bytes.write(to: URL(fileURLWithPath: path))
    let warnings = Warnings()
    let history = history(warnings: warnings)
    #expect(texts(history) == ["good", "also"])
    #expect(warnings.texts.count == 1)
    history.add("new")
    let written = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(written.starts(with: bytes + [0x0A]))
    #expect(texts(self.history()) == ["good", "also", "new"])
  }

  @Test("A history kept in memory, or in a device, writes nothing and warns of nothing")
  func memoryOnly() {
    for path in [nil, "/dev/null"] {
      let warnings = Warnings()
      let history = History(path: path) { warnings.texts.append($0) }
      #expect(history.add("a"))
      #expect(texts(history) == ["a"])
      #expect(warnings.texts == [])
    }
  }
}
