// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The lines that a person has typed, as the built program keeps them.
@Suite("History of the program")
struct HistoryTests {
  let shell: FocusShell
  let folder: String

  init() throws {
    shell = try FocusShell()
    folder = try shell.makeRepository("project", description: "Begin")
  }

  private let prompt = "1 project>"

  private func start(_ variables: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try shell.terminal([folder], variables)
    try terminal.wait(forCursorLine: prompt)
    return terminal
  }

  private func type(_ line: String, at terminal: PseudoTerminal) throws {
    try terminal.send(line + "\r")
    try terminal.wait(forLine: (prompt + " " + line).trimmingCharacters(in: .whitespaces))
    try terminal.wait(forCursorLine: prompt)
  }

  /// What `:history` lists in a shell of its own.
  private func listed(_ text: String = "", _ variables: [String: String] = [:]) throws -> [String] {
    let terminal = try start(variables)
    try terminal.send(" :history \(text)\r")
    try terminal.wait(for: prompt + "  :history")
    try terminal.wait(forCursorLine: prompt)
    let lines = terminal.screen.lines.drop { !$0.contains(" :history") }.dropFirst().dropLast()
    try terminal.send("\u{04}")
    _ = try terminal.waitForEnd()
    return Array(lines)
  }

  @Test("A shell that is killed loses no line, and the place follows the XDG folders")
  func killed() throws {
    let terminal = try start()
    try type(":windows", at: terminal)
    try type(":values", at: terminal)
    terminal.send(signal: SIGKILL)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
    #expect(
      FileManager.default.fileExists(atPath: shell.home.path("state/focus-shell/history")))
    #expect(try listed() == [":windows", ":values"])
  }

  @Test("Of two shells at once both keep their lines, whichever ends first")
  func two() throws {
    let (first, second) = (try start(), try start())
    try type(":windows", at: first)
    try type(":values", at: second)
    try type(":issues", at: first)
    try second.send("\u{04}")
    _ = try second.waitForEnd()
    try first.send("\u{04}")
    _ = try first.waitForEnd()
    #expect(try listed() == [":windows", ":values", ":issues"])
  }

  @Test("A repetition and a line after a blank are left out; a text finds the lines that have it")
  func leftOut() throws {
    let terminal = try start()
    try type(":windows", at: terminal)
    try type(":windows", at: terminal)
    try terminal.send(" :values\r")
    try terminal.wait(for: "published by")
    try type(":issues", at: terminal)
    try terminal.send("\u{04}")
    _ = try terminal.waitForEnd()
    #expect(try listed() == [":windows", ":issues"])
    #expect(try listed("sue") == [":issues"])
    #expect(try listed("nothing").isEmpty)
  }

  @Test("Ctrl-R searches the lines of earlier runs as one types")
  func search() throws {
    let first = try start()
    try type(":windows", at: first)
    try type(":values", at: first)
    try first.send("\u{04}")
    _ = try first.waitForEnd()
    let second = try start()
    try second.send("\u{12}win")
    try second.wait(for: "(reverse-i-search)`win': :windows")
    try second.send("\r")
    try second.wait(for: "*  1  project")
  }

  @Test("Where the history cannot be written that is said once, and the lines are there meanwhile")
  func unwritable() throws {
    let variables = ["XDG_STATE_HOME": "/proc/nowhere"]
    let terminal = try start(variables)
    try terminal.send(":windows\r")
    try terminal.wait(for: "history is not saved: ")
    try terminal.wait(forCursorLine: prompt)
    try type(":values", at: terminal)
    #expect(terminal.screen.lines.count { $0.contains("history is not saved") } == 1)
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(forCursorLine: prompt + " :windows")
  }

  /// Writes a history of earlier runs for the keyboard app, which the shell that has the limits starts.
  private func earlierHistory(in home: TemporaryFolder) throws -> (url: URL, text: String) {
    let url = URL(fileURLWithPath: home.path("state/keyboard-app/history"))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = (1...40).map { "#\($0)\n:expect windows \($0)\n" }.joined()
    try Data(text.utf8).write(to: url)
    return (url, text)
  }

  // A limit on the size of files stands for a full disk: a write fails just so, and no root is needed.
  @Test(
    "A disk that is full, at once or amid a line, costs nothing of what was there",
    arguments: [0, 1, 2])
  func fullDisk(blocks: Int) throws {
    let home = try TemporaryFolder()
    let (url, text) = try earlierHistory(in: home)
    #expect((513...1024).contains(text.utf8.count))
    let terminal = try KeyboardSession.terminal(
      runningIn: "ulimit -f \(blocks); exec \"$APP\"", home: home)
    for number in 1...3 {
      try terminal.send(":expect windows \(number)\(String(repeating: "0", count: 120))\r")
      try terminal.wait(for: "windows \(number)0000")
      try terminal.wait(forCursorLine: KeyboardSession.prompt)
    }
    try terminal.wait(for: "history is not saved: ")
    try terminal.send("\u{1B}[A\u{1B}[A\u{1B}[A")
    try terminal.wait(for: "the first line") {
      $0.rows.joined().contains("> :expect windows 10000")
    }
    try terminal.send("\u{15}\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    let after = try String(contentsOf: url, encoding: .utf8)
    #expect(after.hasPrefix(text))
    #expect(after.dropFirst(text.count).split(separator: "\n").count % 2 == 0)
  }

  @Test("A home that can only be read: the history is read, said to be unsaved, and left as it is")
  func readOnlyHome() throws {
    let home = try TemporaryFolder()
    let (url, text) = try earlierHistory(in: home)
    let folders = [url.deletingLastPathComponent().path, home.path("state"), home.path("")]
    func allow(_ permissions: Int) throws {
      for path in folders { try FileManager.default.setPermissions(permissions, of: path) }
    }
    try FileManager.default.setPermissions(0o444, of: url.path)
    try allow(0o555)
    defer { try? allow(0o755) }
    // Root may write anywhere, unless it gives that up.
    let terminal = try KeyboardSession.terminal(
      runningIn: "limit=; if [ $(id -u) = 0 ]; then "
        + "limit='setpriv --bounding-set=-dac_override,-dac_read_search'; fi; "
        + "exec $limit \"$APP\"", home: home)
    try terminal.send(":expect windows 1\r")
    try terminal.wait(for: "history is not saved: cannot write ")
    try terminal.wait(forCursorLine: KeyboardSession.prompt)
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(forCursorLine: KeyboardSession.prompt + " :expect windows 40")
    try terminal.send("\u{15}\u{04}")
    #expect(try terminal.waitForEnd() == .exit(code: 0))
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
    let files = try FileManager.default.contentsOfDirectory(atPath: folders[0])
    #expect(files == ["history"])
  }
}

extension FileManager {
  fileprivate func setPermissions(_ permissions: Int, of path: String) throws {
    try setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}
