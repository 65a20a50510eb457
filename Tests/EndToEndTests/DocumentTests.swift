// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The manual page, the completions and the picture that the repository has.
@Suite("Files made by the program")
struct DocumentTests {
  let shell: FocusShell
  private static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation")

  init() throws { shell = try FocusShell() }

  private static func file(_ name: String) -> String {
    documentation.appendingPathComponent(name).path
  }

  /// Runs a program that may not be on this machine; nil where it is not.
  private func run(_ arguments: [String], input: String = "") throws -> Program.Outcome? {
    let which = try Program("/bin/sh").run(["-c", "command -v \"$0\"", arguments[0]])
    guard which.code == 0 else { return nil }
    return try Program(
      "/usr/bin/env", environment: ["LC_ALL": "C.UTF-8"], folder: shell.home.path("")
    )
    .run(arguments, input: Data(input.utf8))
  }

  @Test(
    "The files in Documentation are what the program prints; Scripts/generate makes them anew",
    arguments: [
      ("man", "focus-shell.1"), ("bash", "Completions/focus-shell.bash"),
      ("zsh", "Completions/_focus-shell"), ("fish", "Completions/focus-shell.fish"),
    ])
  func current(what: String, name: String) throws {
    let committed = try String(contentsOfFile: Self.file(name), encoding: .utf8)
    #expect(try shell.run(["--generate", what]).output == committed)
  }

  @Test("The picture of a session is what a run shows; Scripts/generate makes it anew")
  func picture() throws {
    let committed = try String(contentsOfFile: Self.file("session.svg"), encoding: .utf8)
    #expect(try RecordedSession.picture(program: FocusShell.path) == committed)
  }

  @Test("The session of a newcomer goes as the documentation tells it")
  func firstSession() throws {
    let page = try String(contentsOfFile: Self.file("first-session.md"), encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```text\n").dropFirst().first)
    let told = try #require(block.components(separatedBy: "\n```").first).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let shown = try RecordedSession.newcomerText(program: FocusShell.path)
    #expect(shown.filter(Self.isLasting) == told.filter(Self.isLasting))
  }

  /// Whether a line does not depend on how fast an operation is: while one runs, there is another
  /// prompt and a hint above it.
  private static func isLasting(_ line: String) -> Bool {
    !line.contains(" · ") && !line.hasSuffix("]>")
  }

  @Test(
    "The manual page is rendered without a warning",
    arguments: [
      ["groff", "-ww", "-z", "-man", "-Tutf8"], ["mandoc", "-T", "lint", "-W", "warning"],
    ])
  func manual(command: [String]) throws {
    guard let outcome = try run(command + [Self.file("focus-shell.1")]) else { return }
    #expect(outcome.code == 0)
    #expect(outcome.errors + outcome.output == "")
  }

  @Test("The manual page reads as it should")
  func manualText() throws {
    guard
      let outcome = try run([
        "groff", "-man", "-Tutf8", "-rLL=400n", "-P-cbou", Self.file("focus-shell.1"),
      ])
    else { return }
    #expect(outcome.output.contains("focus-shell [OPTIONS] [PATH ...]"))
    #expect(
      outcome.output.contains("focus‐shell - Focus Shell as a command shell")
        || outcome.output.contains("focus-shell - Focus Shell as a command shell"))
    #expect(outcome.output.contains("--keep-going"))
    #expect(outcome.output.contains(":clone! url=URL directory=FOLDER"))
  }

  /// What bash offers for words typed behind the program's name.
  private func completions(_ words: [String]) throws -> [String] {
    let script = """
      source "$0"; COMP_WORDS=(focus-shell "$@"); COMP_CWORD=$#
      compopt() { :; }
      _focus_shell; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let file = Self.file("Completions/focus-shell.bash")
    return try #require(try run(["bash", "-c", script, file] + words)).lines
  }

  @Test("Bash completes options, their values, scripts and the run command")
  func bash() throws {
    try Data().write(to: URL(fileURLWithPath: shell.home.path("a script.txt")))
    #expect(try completions(["--ke"]) == ["--keep-going"])
    #expect(try completions(["--color", "a"]) == ["auto", "always"])
    #expect(try completions(["--color", "=", "n"]) == ["never"])
    #expect(try completions(["--report", ""]).contains("junit="))
    #expect(try completions(["--report", "tap", "=", "a"]) == ["a script.txt"])
    #expect(try completions(["--policy", "escape"]) == ["escapeDismissesSheet="])
    #expect(try completions(["--policy", "escapeDismissesSheet", "=", "f"]) == ["false"])
    #expect(try completions(["r"]) == ["run"])
    #expect(try completions(["run", "a"]) == ["a script.txt"])
    #expect(try completions(["-c", ":cl"]).isEmpty)
  }

  @Test("The completions of zsh and fish are without a syntax error")
  func syntax() throws {
    for (program, name) in [("zsh", "_focus-shell"), ("fish", "focus-shell.fish")] {
      guard let outcome = try run([program, "-n", Self.file("Completions/" + name)]) else {
        continue
      }
      #expect(outcome.code == 0, "\(program): \(outcome.errors)")
    }
  }

  @Test("Fish completes options and their values")
  func fish() throws {
    let script = """
      source '\(Self.file("Completions/focus-shell.fish"))'
      complete -C 'focus-shell --ke'; complete -C 'focus-shell --color a'; complete -C 'focus-shell ru'
      """
    guard let outcome = try run(["fish", "--no-config", "-c", script]) else { return }
    let words = outcome.lines.map { $0.prefix { $0 != "\t" } }
    #expect(words == ["--keep-going", "always", "auto", "run"])
  }

  @Test("Zsh completes options and their values")
  func zsh() throws {
    // The words that would be offered are printed in place of being offered.
    let script = """
      autoload -Uz compinit; compinit -u -D; fpath=('\(Self.file("Completions"))' $fpath)
      autoload -Uz _focus-shell; compdef _focus-shell focus-shell
      bindkey '^I' complete-word; zstyle ':completion:*' list-prompt ''
      PS1='> '
      """
    guard try run(["zsh", "--version"]) != nil else { return }
    try Data(script.utf8).write(to: URL(fileURLWithPath: shell.home.path(".zshrc")))
    let terminal = try PseudoTerminal(
      "/usr/bin/env", arguments: ["zsh", "-i"],
      environment: [
        "ZDOTDIR": shell.home.path(""), "TERM": "xterm", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
      ])
    try terminal.wait(forCursorLine: ">")
    try terminal.send("focus-shell --ke\t")
    try terminal.wait(forCursorLine: "> focus-shell --keep-going")
    try terminal.send("--color=n\t")
    try terminal.wait(forCursorLine: "> focus-shell --keep-going --color=never")
  }

  @Test("Scripts/install puts the program, its page and completions where they are looked for")
  func install() throws {
    let script = Self.documentation.deletingLastPathComponent().appendingPathComponent(
      "Scripts/install"
    ).path
    let prefix = shell.home.path("local")
    let outcome = try Program(script, environment: ["PROGRAM": FocusShell.path]).run([prefix])
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = [
      "bin/focus-shell", "share/man/man1/focus-shell.1",
      "share/bash-completion/completions/focus-shell", "share/zsh/site-functions/_focus-shell",
      "share/fish/vendor_completions.d/focus-shell.fish",
    ]
    for file in files {
      #expect(FileManager.default.fileExists(atPath: prefix + "/" + file), "\(file)")
    }
    #expect(try Program(prefix + "/bin/focus-shell").run(["--version"]).code == 0)
  }
}
