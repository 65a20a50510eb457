// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("The git program")
struct GitProcessTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  /// Runs a shell script as a git alias does, and returns its result.
  private func runScript(_ script: String, input: String = "") async throws -> ProcessResult {
    try await shop.git.result(
      of: GitCommand(
        arguments: ["-c", "alias.script=!\(script)", "script"], place: .anywhere, input: input))
  }

  @Test("A missing git is said clearly")
  func missing() throws {
    let error = #expect(throws: RepositoryError.self) {
      try GitProcess.find(in: ["PATH": "\(shop.path):relative"])
    }
    #expect(error?.kind == .gitUnavailable)
    #expect(error?.message == "The git program was not found.")
  }

  @Test("A folder named git or a file that cannot run is no git")
  func notPrograms() async throws {
    try shop.write("", to: "a/git")
    try shop.write("", to: "b/git/file")
    try await shop.writeScript("", to: "c/git")
    let path = ["a", "b", "c"].map(shop.path).joined(separator: ":")
    #expect(try GitProcess.find(in: ["PATH": path]).executable == shop.path("c/git"))
  }

  @Test("A git that cannot be started is said clearly")
  func unstartable() async throws {
    let git = GitProcess(executable: shop.path("nothing"), environment: [:])
    let error = try await failure {
      try await git.run(GitCommand(arguments: ["status"], place: .anywhere))
    }
    #expect(error.kind == .gitUnavailable)
    #expect(error.message == "git cannot be started: No such file or directory.")
  }

  @Test("Arguments arrive as they are, and no shell reads them")
  func arguments() async throws {
    try await shop.writeScript(#"printf '<%s>' "$@""#, to: "git")
    let git = GitProcess(executable: shop.path("git"), environment: shop.git.environment)
    let result = try await git.run(
      GitCommand(arguments: ["a b", "$HOME;`ls`", "", "é\n"], place: .folder("/x y")))
    #expect(result.text == "<-C></x y><--no-pager><a b><$HOME;`ls`><><é\n>")
  }

  @Test("A NUL character is refused instead of ending an argument")
  func nul() async throws {
    let error = try await failure {
      try await shop.git.run(GitCommand(arguments: ["log", "a\0b"], place: .anywhere))
    }
    #expect(error.kind == .invalidInput)
  }

  @Test("Variables that name another repository do not reach git, and no one is asked anything")
  func environment() {
    let git = GitProcess(
      executable: "/git", environment: ["GIT_DIR": "/x", "GIT_INDEX_FILE": "/y", "KEEP": "1"])
    let reading = git.environment(
      for: GitCommand(arguments: [], place: .workTree("/a/b"), isRead: true))
    #expect(reading["GIT_DIR"] == nil)
    #expect(reading["GIT_INDEX_FILE"] == nil)
    #expect(reading["KEEP"] == "1")
    #expect(reading["GIT_TERMINAL_PROMPT"] == "0")
    #expect(reading["LC_ALL"] == "C.UTF-8")
    #expect(reading["GIT_OPTIONAL_LOCKS"] == "0")
    #expect(reading["GIT_CEILING_DIRECTORIES"] == "/a")
    let writing = git.environment(for: GitCommand(arguments: [], place: .folder("/a/b")))
    #expect(writing["GIT_OPTIONAL_LOCKS"] == nil)
    #expect(writing["GIT_CEILING_DIRECTORIES"] == nil)
  }

  @Test("Input of any size reaches git, and its output of any size comes back")
  func largeInput() async throws {
    let text = String(repeating: "0123456789abcdef", count: 200_000)
    #expect(try await runScript("cat", input: text).text == text)
  }

  @Test("A git that does not read its input is no harm")
  func unreadInput() async throws {
    let result = try await runScript(
      "exec 0<&-; echo done", input: String(repeating: "x", count: 1 << 20))
    #expect(result.text == "done\n")
  }

  @Test("Without input there is nothing to read")
  func noInput() async throws {
    #expect(try await runScript("readlink /proc/self/fd/0").text == "/dev/null\n")
  }

  @Test("Output beyond the limit ends the command")
  func outputLimit() async throws {
    var git = shop.git
    git.outputLimit = 1000
    let error = try await failure { [git] in
      try await git.run(
        GitCommand(arguments: ["-c", "alias.script=!yes", "script"], place: .anywhere))
    }
    #expect(error.message.contains("more output than can be shown"))
  }

  @Test("Output that was cut off is an error even if the command then ends well")
  func outputLimitAtEnd() async throws {
    try await shop.writeScript("trap '' TERM; head -c 2000 /dev/zero", to: "git")
    var git = GitProcess(executable: shop.path("git"), environment: shop.git.environment)
    git.outputLimit = 1000
    _ = try await failure { [git] in
      try await git.run(GitCommand(arguments: [], place: .anywhere))
    }
  }

  /// Lists the descriptors of a child, each with what it is open on.
  private func descriptors() async throws -> [(number: Int, target: Substring)] {
    let list = try await runScript("ls -l /proc/self/fd").text.split(separator: "\n")
    return list.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 3, words[words.count - 2] == "->" else { return nil }
      return Int(words[words.count - 3]).map { ($0, words[words.count - 1]) }
    }
  }

  @Test("A child has the three standard streams, and none of what is open here")
  func inheritance() async throws {
    let file = open("/dev/null", O_RDONLY)
    let leaking = fcntl(file, F_DUPFD, 900)
    defer {
      close(file)
      close(leaking)
    }
    let numbers = try await descriptors().map(\.number)
    #expect(Set(numbers).isSuperset(of: [0, 1, 2]))
    #expect(!numbers.contains(Int(leaking)))
  }

  @Test("No child gets hold of another's pipes, however many start at once")
  func pipes() async throws {
    try await withThrowingTaskGroup(of: [(number: Int, target: Substring)].self) { group in
      for _ in 0..<60 {
        group.addTask { try await descriptors() }
      }
      for try await list in group {
        let pipes = list.filter { $0.target.hasPrefix("pipe:") }.map(\.number)
        #expect(pipes == [1, 2])
      }
    }
  }

  @Test("A child has no terminal to ask questions at")
  func noTerminal() async throws {
    let result = try await runScript("cut -d ' ' -f 6,7 /proc/self/stat")
    let fields = result.text.split(separator: " ")
    #expect(fields.first != "\(getsid(0))")
    #expect(fields.last == "0\n")
  }

  @Test("A child obeys the signals that this process ignores")
  func signals() async throws {
    let previous = signal(SIGTSTP, SIG_IGN)
    defer { signal(SIGTSTP, previous) }
    let result = try await runScript("sed -n 's/^SigIgn:[[:space:]]*//p' /proc/self/status")
    let ignored = try #require(UInt64(PlainText.line(result.text), radix: 16))
    #expect(ignored & (1 << UInt64(SIGTSTP - 1)) == 0)
  }

  @Test("A helper left behind that holds the streams does not hold up the result")
  func lingeringHelper() async throws {
    let result = try await runScript("sleep 3600 & echo $!")
    let helper = try #require(pid_t(PlainText.line(result.text)))
    #expect(kill(helper, SIGTERM) == 0)
  }
}
