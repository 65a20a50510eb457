// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Reports for test dashboards, by the built executable")
struct ReportTests {
  let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder()
    try folder.write(":expect windows 1\n", to: "good #1.txt")
    try folder.write("> :windows\nold <&\"\u{1F600}\n", to: "bad <&>\".txt")
    try folder.write(":expect\n", to: "wrong.txt")
  }

  private func report(_ format: String) throws -> String {
    _ = try folder.run(
      "run", "--keep-going", "--report", "\(format)=report", "good #1.txt", "bad <&>\".txt",
      "wrong.txt", "missing.txt")
    return folder.path + "/report"
  }

  private func python(_ program: String, _ arguments: String...) throws -> [String] {
    let outcome = try Program("/usr/bin/env").run(["python3", "-c", program] + arguments)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return outcome.lines
  }

  @Test("prove, the consumer of TAP that comes with Perl, counts what passed and failed")
  func tap() throws {
    let outcome = try Program("/usr/bin/env").run(
      ["prove", "--exec", "cat", try report("tap")])
    #expect(outcome.code != 0)
    #expect(outcome.output.contains("Failed tests:  2-4"))
    #expect(!outcome.output.contains("Parse errors"))
  }

  @Test("A report of scripts that passed is a success to prove")
  func passingTAP() throws {
    _ = try folder.run("run", "--report", "tap=report", "good #1.txt")
    let outcome = try Program("/usr/bin/env").run([
      "prove", "--exec", "cat", folder.path + "/report",
    ])
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test("An XML parser of another language reads the JUnit report, names and messages whole")
  func junit() throws {
    let program = """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      suite = root.find('testsuite')
      print(root.tag, root.get('tests'), root.get('failures'), suite.get('tests'))
      for case in suite.findall('testcase'):
          print(case.get('name'), len(case.findall('failure')))
      print(suite.findall('testcase')[1].find('failure').text.splitlines()[1])
      """
    #expect(
      try python(program, try report("junit")) == [
        "testsuites 4 3 4", "good #1.txt 0", "bad <&>\".txt 1", "wrong.txt 1", "missing.txt 1",
        "- old <&\"\u{1F600}",
      ])
  }

  @Test("The JSON report has every failure with its line")
  func json() throws {
    let text = try String(contentsOfFile: try report("json"), encoding: .utf8)
    let report = try JSONObject(parsing: text)
    #expect(report["exitCode"].integer == 1)
    #expect(report["scripts"].array.map { $0["passed"].bool } == [true, false, false, false])
    #expect(report["scripts"][1]["failures"][0]["line"].integer == 2)
  }
}
