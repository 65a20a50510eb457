// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Output that reaches nobody.
@Suite("Lost output")
struct LostOutputTests {
  let shell: FocusShell

  init() throws { shell = try FocusShell() }

  private func run(_ command: String) throws -> Program.Outcome {
    try Program("/bin/bash", environment: shell.environment, folder: shell.home.path(""))
      .run(["-c", command, FocusShell.path])
  }

  #if os(Linux)
    @Test(
      "A full disk is said and fails the run",
      arguments: [
        ("--no-init -c :help", 3), ("--no-init --json -c :help", 3), ("--help", 2),
        ("--version", 2),
      ] as [(String, Int32)])
    func fullDisk(arguments: String, code: Int32) throws {
      let outcome = try run("\"$0\" \(arguments) > /dev/full")
      #expect(outcome.code == code)
      #expect(outcome.errors.contains("no space is left on the disk"))
    }
  #endif

  @Test("A reader that goes away ends the shell quietly")
  func closedPipe() throws {
    let outcome = try run(
      "\"$0\" --no-init -c :help -c :help | true; exit ${PIPESTATUS[0]}")
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
  }
}
