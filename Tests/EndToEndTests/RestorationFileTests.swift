// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `--restore` reads and what it may put its file in the place of.
@Suite("The file of --restore")
struct RestorationFileTests {
  let shell: FocusShell

  init() throws { shell = try FocusShell() }

  private func run(_ file: String) throws -> Program.Outcome {
    try shell.run(["--restore", shell.home.path(file), "-c", ":windows"])
  }

  private func kind(_ file: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: shell.home.path(file))[.type]
      as? FileAttributeType
  }

  @Test("A FIFO is refused and stays one")
  func fifo() throws {
    let path = shell.home.path("fifo")
    try #require(mkfifo(path, 0o600) == 0)
    let outcome = try run("fifo")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("it is no regular file"))
    var status = stat()
    try #require(lstat(path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("A folder is refused")
  func folder() throws {
    try FileManager.default.createDirectory(
      atPath: shell.home.path("folder"), withIntermediateDirectories: true)
    #expect(try run("folder").code == 2)
    #expect(try kind("folder") == .typeDirectory)
  }

  @Test("A link stays one, and the file it leads to is replaced")
  func link() throws {
    #expect(try run("windows.json").code == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: shell.home.path("windows.json")))
    try FileManager.default.createSymbolicLink(
      atPath: shell.home.path("link.json"), withDestinationPath: "windows.json")
    #expect(
      try shell.run(["--restore", shell.home.path("link.json"), "-c", ":new"]).code == 0)
    #expect(try kind("link.json") == .typeSymbolicLink)
    let after = try Data(contentsOf: URL(fileURLWithPath: shell.home.path("windows.json")))
    #expect(after != before)
  }

  @Test("On a full disk the windows that were saved before stay, and the run fails with the reason")
  func fullDisk() throws {
    #expect(try run("windows.json").code == 0)
    let path = shell.home.path("windows.json")
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let outcome = try Program(
      "/bin/bash", environment: shell.environment, folder: shell.home.path("")
    )
    .run([
      "-c",
      "(trap '' XFSZ; ulimit -f 0; \"$0\" --no-init --restore windows.json -c :new) 2>&1 >/dev/null | cat",
      FocusShell.path,
    ])
    #expect(outcome.output.contains("the windows cannot be saved in \"windows.json\": "))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: shell.home.path(""))
    #expect(!left.contains { $0.hasPrefix("windows.json.") })
  }

  @Test("Windows that cannot be saved fail the run")
  func failedSave() throws {
    let outcome = try run("nowhere/windows.json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("No such file or directory"))
  }
}
