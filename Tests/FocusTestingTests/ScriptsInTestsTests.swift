// SPDX-License-Identifier: Apache-2.0

import CommandShell
import FocusModel
import FocusTesting
import Foundation
import Testing

@Suite("Scripts in Swift tests")
@MainActor
struct ScriptsInTestsTests {
  private let app = AppDriver(NoteBook())

  @Test("Lines, scripts and transcripts run in the app that the test drives")
  func holding() async {
    #expect(await app.run(":write title=One", ":expect field Title One"))
    #expect(app.sheet?.id == "write")
    #expect(await app.expect("sheet write"))
    #expect(await app.run(script: "Scripts/holds.txt"))
    #expect(await app.run(script: "Scripts/transcript.txt"))
    #expect(app.sheet == nil)
  }

  @Test("An expectation that fails is an issue at the line of the test, in the shell's words")
  func expectation() async {
    let line = #line + 2
    await withKnownIssue {
      await app.expect("sheet wirte")
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        && issue.comments.contains {
          $0.rawValue.contains("Expected the sheet \"wirte\", found none.")
        }
    }
  }

  @Test("Of several lines the one that fails is shown, and those behind it do not run")
  func lines() async {
    await withKnownIssue {
      await app.run(":write", ":nosuch", ":escape")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(":nosuch\n^~~~~~~") }
    }
    #expect(app.sheet?.id == "write")
  }

  @Test("A script that fails is an issue at the script's own line")
  func script() async {
    await withKnownIssue {
      await app.run(script: "Scripts/fails.txt")
    } matching: { issue in
      issue.sourceLocation?.line == 3 && issue.sourceLocation?.column == 1
        && issue.sourceLocation?.fileName == "fails.txt"
        && issue.comments.contains { $0.rawValue.contains("Expected 7 windows, found 1.") }
    }
  }

  @Test("A transcript that prints something else is an issue at the line that it expects")
  func transcript() async {
    await withKnownIssue {
      await app.run(script: "Scripts/differs.txt")
    } matching: { issue in
      issue.sourceLocation?.line == 2
        && issue.comments.contains { $0.rawValue.contains("Expected \"something else\"") }
    }
  }

  @Test("A script that cannot be read is an issue at the test's line")
  func unreadable() async {
    let line = #line + 2
    await withKnownIssue {
      await app.run(script: "Scripts/nosuch.txt")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("No such file or directory") }
    }
  }

  @Test("A refusal of the driver says which line has asked for the action")
  func refused() {
    var refusal: Refusal?
    let line = #line + 2
    do throws(Refusal) {
      try app.press("Nosuch")
    } catch {
      refusal = error
    }
    #expect(refusal?.place?.filePath == #filePath && refusal?.place?.line == line)
    #expect(
      refusal?.description.hasPrefix("ScriptsInTestsTests.swift:\(line): There is no") == true)
  }

  @Test(
    "With the trait a refusal that ends a test is an issue at the line that asked for the action")
  func refusedAtItsLine() async throws {
    let (app, test, line) = (app, try #require(Test.current), #line + 4)
    try await withKnownIssue {
      try await DrivingTrait.drivesApp.provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          _ = try app.press("Nosuch")
        }
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.filePath == #filePath
        && issue.error is Refusal
    }
  }

  @Test("A test with the trait runs as others do", .drivesApp)
  func passes() throws { try app.menu("Note", "Work") }

  @Test("A script in an app that a test drives cannot go back, and says so")
  func back() async {
    let failure = await #expect(throws: ScriptFailure.self) {
      try await ScriptRunner(app).run(":write\n:back\n")
    }
    #expect(failure?.message.contains("An app that a test drives cannot go back") == true)
  }

  @Test("A wait that fails says what still runs")
  func waiting() async throws {
    try app.menu("Note", "Work")
    await withKnownIssue {
      await app.expectSettled(within: .milliseconds(50))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there still ran: a task that choosing") }
    }
  }

  @Test("Without Swift Testing the failure is thrown, with its place")
  func thrown() async {
    let failure = await #expect(throws: ScriptFailure.self) {
      try await ScriptRunner(app).run(":write\n  :expect no sheet\n", named: "x.txt")
    }
    #expect(failure?.line == 2 && failure?.column == 3)
    #expect(
      failure.map { "\($0)" }
        == "x.txt:2:3: Expected no sheet, found the sheet \"write\".\n  :expect no sheet\n  ^~~~~~~"
    )
  }

  @Test("The driver still hears what tasks change")
  func listening() async throws {
    try await ScriptRunner(app).run(":write\n")
    #expect(app.session.onUnpromptedReport != nil)
  }
}
