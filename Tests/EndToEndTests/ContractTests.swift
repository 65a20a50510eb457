// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the shell promises to programs: exit codes, positions, JSON, options.
@Suite("The shell's contract, by the built executable")
struct ContractTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private func script(_ text: String, _ name: String = "script.txt") throws -> String {
    let path = shell.home.path(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test(
    "The exit code says how it went",
    arguments: [
      (":windows", 0), (":expect windows 7", 1), (":expect nonsense", 2), (":set 'open", 2),
      (":nosuch", 3), (":press Nowhere", 3), (":cl", 3),
    ] as [(String, Int32)])
  func exitCodes(line: String, code: Int32) throws {
    #expect(try shell.run(["-c", line, folder]).code == code)
    #expect(try shell.run([folder], input: line + "\n").code == code)
  }

  @Test("A failed line ends a script, at its file, line and column, with a caret under it")
  func position() throws {
    let path = try script("# nothing\n:windows\n  :expect sheet clone\n:windows\n")
    let outcome = try shell.run(["run", path], in: folder)
    #expect(outcome.code == 1)
    let errors = outcome.errors.split(separator: "\n").map(String.init)
    #expect(errors.first?.hasPrefix("\(path):3:3: Expected the sheet \"clone\"") == true)
    #expect(errors.dropFirst().first == "  :expect sheet clone")
    #expect(errors.dropFirst(2).first?.hasPrefix("  ^") == true)
    #expect(outcome.lines.count { $0.contains("project") } == 1)
  }

  @Test("With --keep-going the other lines run and the first failure still tells")
  func keepGoing() throws {
    let outcome = try shell.run(
      ["--keep-going", folder], input: ":nosuch\n:expect windows 1\n:expect windows 2\n")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("-:3:1"))
  }

  @Test("A script with a slip in its last line runs nothing")
  func parsedWhole() throws {
    let path = try script(":windows\n:expect sheet\n")
    let outcome = try shell.run(["run", path], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("project") == false)
    #expect(outcome.errors.contains("\(path):2:"))
  }

  @Test("--check reports every slip and runs nothing")
  func check() throws {
    let path = try script(":expect\n:clone\n:focus\n")
    let outcome = try shell.run(["run", "--check", path], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(":1:") && outcome.errors.contains(":3:"))
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "With --json each line gives one object with the contract's keys, and nothing else is printed")
  func json() throws {
    let results = try shell.json([folder], lines: [":clone", ":nosuch", ":state"])
    #expect(results.count == 3)
    #expect(results[0]["line"].integer == 1)
    #expect(results[0]["input"].string == ":clone")
    #expect(results[0]["error"].isNull)
    let kinds = results[0]["report"].array.map { $0["kind"].string }
    #expect(kinds.contains("stateWritten") && kinds.contains("sheetPresented"))
    let write = results[0]["report"].array.first { $0["kind"].string == "stateWritten" }
    #expect(write?["key"].string == "sheetToShow")
    #expect(write?["old"].isNull == true)
    #expect(write?["new"].string == "clone")
    #expect(write?["window"].integer == 1)
    #expect(results[1]["error"]["code"].string == "unknown")
    #expect(results[1]["error"]["column"].integer == 1)
    let value = results[2]["value"]["focusedValues"]["sheetToShow"]
    #expect(value["reads"].string == "clone" && value["state"].string == "clone")
    let sheet = results[2]["value"]["windows"][0]["sheets"][0]
    #expect(sheet["id"].string == "clone")
    #expect(sheet["fields"].array.first?["focused"].bool == true)
    #expect(sheet["buttons"].array.contains { $0["role"].string == "default" })
  }

  @Test("A disabled command is refused with the reason, an ambiguous one lists the candidates")
  func refusals() throws {
    let results = try shell.json([folder], lines: [":close", ":push", ":cl", ":add"])
    #expect(results[0]["ok"].bool == true)
    #expect(["disabled", "noWindow"].contains(results[1]["error"]["code"].string))
    #expect(results[2]["error"]["code"].string == "ambiguous")
    #expect(Set(results[2]["error"]["candidates"].array.map(\.string)) == ["clone", "close"])
    #expect(results[3]["error"]["candidates"].array.count == 3)
  }

  @Test(
    "With ! a disabled default button fails the line, the sheet stays and nothing typed is lost")
  func disabledDefault() throws {
    let results = try shell.json([folder], lines: [":clone! directory=somewhere", ":state"])
    #expect(results[0]["ok"].bool == false)
    #expect(results[0]["error"]["code"].string == "disabled")
    let fields = results[1]["value"]["windows"][0]["sheets"][0]["fields"].array
    #expect(fields.map { $0["value"].string }.contains("somewhere"))
  }

  @Test("A field that does not exist fails the line and names those that do")
  func unknownField() throws {
    let result = try shell.json([folder], lines: [":clone colour=red"])[0]
    #expect(result["error"]["code"].string == "notFound")
    #expect(result["error"]["candidates"].array.map(\.string).contains("URL"))
    #expect(result["error"]["column"].integer == 8)
  }

  @Test("Reports for test dashboards are written")
  func reports() throws {
    let good = try script(":expect windows 1\n", "good.txt")
    let bad = try script(":expect windows 2\n", "bad <&>.txt")
    let (tap, junit) = (shell.home.path("r.tap"), shell.home.path("r.xml"))
    let outcome = try shell.run(
      ["run", "--keep-going", "--report", "tap=\(tap)", "--report", "junit=\(junit)", good, bad],
      in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.lines.last == "1 passed, 1 failed (2 lines)")
    let lines = try String(contentsOfFile: tap, encoding: .utf8).split(separator: "\n")
    #expect(lines.prefix(3) == ["TAP version 13", "1..2", "ok 1 - \(good)"])
    #expect(XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: junit))).parse())
  }

  @Test("--restore reopens the windows that were open at the end of the run before")
  func restore() throws {
    let other = try shell.makeRepository("other", description: "Begin")
    let file = shell.home.path("windows.json")
    #expect(try shell.run(["--restore", file, folder, other, "-c", ":focus 2"]).code == 0)
    let outcome = try shell.run(["--restore", file, "-c", ":windows"])
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.first?.hasPrefix("*  2  other") == true)
  }

  @Test("The start-up file runs before any other line, and --no-init skips it")
  func startupFile() throws {
    let config = shell.home.path("config/focus-shell")
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
    try Data(":alias get :clone\n".utf8).write(to: URL(fileURLWithPath: config + "/init"))
    let program = Program(FocusShell.path, environment: shell.environment, folder: folder)
    let lines = ["-c", ":get", "-c", ":expect sheet clone"]
    #expect(try program.run(lines).code == 0)
    #expect(try program.run(["--no-init"] + lines).code == 3)
  }

  @Test("Policies are set by option and listed")
  func policies() throws {
    let outcome = try shell.run(
      ["--policy", "escapeDismissesSheet=false", folder, "-c", ":policy escapeDismissesSheet"])
    #expect(outcome.lines.first?.hasPrefix("escapeDismissesSheet = false") == true)
    #expect(try shell.run(["--policy", "nosuch=1", folder]).code == 2)
  }

  @Test("Help and version are for everyone", arguments: ["--help", "--version"])
  func about(option: String) throws {
    let outcome = try shell.run([option])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("focus-shell"))
  }

  @Test("Control characters in names never reach the output raw")
  func controlCharacters() throws {
    let evil = shell.home.path("evil\u{1B}[31m")
    try FileManager.default.createDirectory(atPath: evil, withIntermediateDirectories: true)
    try shell.git("init", "-q", "-b", "main", in: evil)
    let outcome = try shell.run([evil, "-c", ":windows", "-c", ":tree", "-c", ":state"])
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("SIGTERM in the middle of waiting input ends with 143")
  func terminated() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FocusShell.path)
    process.arguments = ["--no-init", folder]
    process.environment = ProcessInfo.processInfo.environment.merging(shell.environment) { $1 }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(":windows\n".utf8))
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 143)
  }
}
