// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// How much memory long scripts take, by the peak that the system has noted when their last line runs.
  @Suite("Memory, by the built executable")
  struct MemoryTests {
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    /// What memory may grow by without any leak, in kilobytes: caches that fill up to their bounds, and pages
    /// that the allocator keeps.
    private static let slack = 4_096

    /// A sheet that comes up and goes, with expectations, which take eight lines.
    private static let round = """
      :new-note title=x
      :expect sheet newNote
      :expect field Title x
      :expect button Save enabled
      :escape
      :expect no sheet
      :expect value noteCount 3
      :expect windows 1

      """

    /// The peak of the app, which stands as `$0` in a command of bash and whose last line weighs it.
    private func peak(_ command: String) throws -> Int {
      let outcome = try fixture.bash(command + " | grep weighs")
      let words = outcome.output.split(separator: " ")
      return try #require(words.dropLast().last.flatMap { Int($0) }, "\(outcome)")
    }

    private func check(_ few: Int, _ many: Int) {
      #expect(few > 0)
      #expect(many < few + Self.slack, "\(few) kB, and \(many) kB with ten times as much")
    }

    /// The peak of running a number of rounds.
    private func peak(rounds: Int, _ operands: String) throws -> Int {
      let script = String(repeating: Self.round, count: rounds) + ":weigh\n"
      _ = try fixture.write(script.utf8)
      return try peak("\"$0\" --no-init \(operands)")
    }

    @Test(
      "It does not grow with the number of lines", arguments: ["< script.txt", "run script.txt"])
    func lines(operands: String) throws {
      check(try peak(rounds: 100, operands), try peak(rounds: 1_000, operands))
    }

    @Test("It does not grow with the length of what a pipe gives")
    func pipe() throws {
      let text = "yes \"$(printf '# %01000d' 0)\" | head -n"
      func peak(kilobytes: Int) throws -> Int {
        try self.peak("(\(text) \(kilobytes); echo :weigh) | \"$0\" --no-init")
      }
      check(try peak(kilobytes: 4_000), try peak(kilobytes: 40_000))
    }
  }
#endif
