// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Scripts that run at a time, by the built executable")
struct JobsTests {
  let folder: ScriptFolder
  private let scripts: [String]

  init() throws {
    let folder = try ScriptFolder()
    self.folder = folder
    scripts = try (1...5).map { number in
      let expected = number == 3 ? "push" : "clone"
      let invalid = number == 5 ? ":set 'open\n" : ""
      return try folder.write(
        ":clone\n:expect sheet \(expected)\n\(invalid)", to: "script \(number).txt")
    }
  }

  private func run(_ options: [String]) throws -> Program.Outcome {
    try folder.shell.run(["run"] + options + scripts, in: folder.path)
  }

  @Test(
    "What is printed is what one after the other print, in the same order",
    arguments: [[], ["--keep-going"], ["--echo"], ["--json"], ["--check"]])
  func sameReport(options: [String]) throws {
    let (serial, parallel) = (try run(options), try run(options + ["--jobs", "3"]))
    #expect(parallel.output == serial.output)
    #expect(parallel.errors == serial.errors)
    #expect(parallel.code == serial.code)
    #expect(options == ["--check"] ? serial.code == 2 : serial.code == 1)
  }

  @Test("Reports are the same", arguments: ["tap", "junit", "json"])
  func sameReports(format: String) throws {
    _ = try run(["--report", "\(format)=serial"])
    _ = try run(["--report", "\(format)=parallel", "--jobs", "4"])
    #expect(try folder.read("parallel") == folder.read("serial"))
  }

  @Test("Standard input is a script among others")
  func standardInput() throws {
    let outcome = try folder.shell.run(
      ["run", "--jobs", "2", scripts[0], "-"], input: ":expect windows 2\n", in: folder.path)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("-:1:1: Expected 2 windows"))
  }

  @Test(
    "--jobs is refused where it makes no sense",
    arguments: [["--jobs", "2"], ["run", "--jobs", "0", "x"], ["run", "--jobs", "x", "x"]])
  func wrongUsage(arguments: [String]) throws {
    #expect(try folder.shell.run(arguments, in: folder.path).code == 2)
  }

  @Test(
    "A script whose process is killed is told as a fault of the shell, with what others came to")
  func killed() throws {
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let command = """
      "$0" --no-init --json run --jobs 2 --report tap=report pipe "script 1.txt" > out 2> err &
      until child=$(pgrep -P $! -f -- "-- pipe"); do sleep 0.01; done
      kill -KILL $child; wait $!
      """
    let outcome = try Program(
      "/bin/bash", environment: folder.shell.environment, folder: folder.path
    ).run(["-c", command, FocusShell.path])
    #expect(outcome.code == 3)
    let first = try JSONObject(
      parsing: folder.read("out").split(separator: "\n").first.map(String.init) ?? "")
    #expect(first["error"]["code"].string == "internal")
    #expect(first["input"].string == "pipe")
    #expect(first["error"]["message"].string == "Its process ended with code 137 and no report.")
    #expect(try folder.read("report").contains("not ok 1 - pipe"))
  }

  @Test("SIGTERM ends the scripts under way, and nothing is left behind")
  func terminated() throws {
    let temporary = folder.path + "/tmp"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FocusShell.path)
    process.arguments = ["--no-init", "run", "--jobs", "2", scripts[0], "pipe", scripts[1]]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(folder.shell.environment) { $1 }.merging(["TMPDIR": temporary]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
  }
}
