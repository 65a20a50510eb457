// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("A clock that scripts advance, by a built app")
struct VirtualClockTests {
  let folder: ScriptFolder

  init() throws { folder = try ScriptFolder() }

  private func run(_ lines: [String]) throws -> Program.Outcome {
    try Program(
      BuiltProducts.executable("timer-app"), environment: folder.shell.environment,
      folder: folder.path
    ).run(["--no-init", "--clock", "virtual"] + lines.flatMap { ["-c", $0] })
  }

  @Test("Time passes where a script says so, to the millisecond")
  func exact() throws {
    let outcome = try run([
      ":expect text 'ticks 0'", ":wait 0.999", ":expect text 'ticks 0'", ":wait 0.001",
      ":expect text 'ticks 1'", ":wait", ":expect text 'ticks 1'", ":wait 100",
      ":expect text 'ticks 101'",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test("Every way to sleep sleeps on it, and sleepers wake in order")
  func sleeps() throws {
    let outcome = try run([
      ":press Boil", ":wait 179.999", ":expect text 'egg soft'", ":wait 0.001",
      ":expect text 'egg medium'", ":wait 120", ":expect sheet sheet", ":return",
      ":expect text 'egg hard'", ":expect text 'ticks 300'",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test("A task that is cancelled while it sleeps goes on at once")
  func cancellation() throws {
    let outcome = try run([":press Boil", ":wait 1", ":press Stop", ":expect text 'egg cold'"])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test("What is printed is the same in every run, and the same in two steps as in one")
  func determinism() throws {
    let once = try run([":press Boil", ":wait 300"]).output
    #expect(try run([":press Boil", ":wait 300"]).output == once)
    #expect(try run([":press Boil", ":wait 180", ":wait 120"]).output == once)
  }

  @Test("Time that has passed is undone and done again by :back")
  func goingBack() throws {
    let outcome = try run([
      ":wait 3", ":wait 4", ":back", ":expect text 'ticks 3'", ":wait 1", ":expect text 'ticks 4'",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}
