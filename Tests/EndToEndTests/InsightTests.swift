// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Why, issues and policies in the shell")
struct InsightTests {
  private let shell: FocusShell

  init() throws { shell = try FocusShell() }

  @Test(":why says step by step where a command leads, and changes nothing")
  func why() throws {
    let outcome = try shell.run(["-c", ":why push", "-c", ":expect no sheet"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.first?.hasPrefix(":push is Repository > Push") == true)
    #expect(outcome.output.contains("menus see window 1 scratch, the key window"))
    #expect(outcome.output.contains("sheetToShow: RepositoryWindow in window 1 publishes it"))
    #expect(outcome.output.contains("choosing it sets sheetToShow of RepositoryWindow in window 1"))
    #expect(outcome.lines.last == "enabled: choosing it runs it now")
  }

  @Test(":why without a window says what is missing")
  func whyNot() throws {
    let outcome = try shell.run(["-c", ":close", "-c", ":why push"])
    #expect(outcome.output.contains("no window is open whose values it could see"))
    #expect(outcome.output.contains("sheetToShow: nil"))
    #expect(outcome.lines.last?.contains("disabled") == true)
  }

  @Test(":why gives the same as a JSON value")
  func whyJSON() throws {
    let why = try shell.json([], lines: [":why push"])[0]["value"]
    #expect(why["name"].string == "push")
    #expect(why["enabled"].bool == true)
    #expect(why["steps"][0]["step"].string == "declared")
    #expect(why["steps"][2]["publisher"]["view"].string == "RepositoryWindow")
  }

  @Test("The built-in app has no issues, and nothing is found in it")
  func noIssues() throws {
    let outcome = try shell.run(["-c", ":push", "-c", ":escape", "-c", ":issues"])
    #expect(outcome.code == 0)
    #expect(outcome.lines.contains { $0.hasPrefix("[") } == false)
    let issues = try shell.json([], lines: [":issues"])[0]["value"]
    #expect(issues["issues"].array.count == 0)
    #expect(issues["findings"].array.count == 0)
  }
}
