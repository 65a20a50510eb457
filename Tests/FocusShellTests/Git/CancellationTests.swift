// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusShell

@Suite("Cancelling git")
struct CancellationTests {
  private let shop: Workshop

  init() throws { shop = try Workshop() }

  /// Runs something, cancels it at its first progress, and returns how it ended.
  private func cancelAtFirstProgress<Value: Sendable>(
    _ operation: @escaping @Sendable (@escaping ProgressHandler) async throws -> Value
  ) async -> Result<Value, any Error> {
    let (signals, continuation) = AsyncStream<Void>.makeStream()
    let task = Task {
      try await operation { _ in continuation.yield() }
    }
    for await _ in signals { break }
    task.cancel()
    return await task.result
  }

  /// Makes an ssh that reports progress and then waits for ever, and a git that uses it; the ssh
  /// does not care for requests to end.
  private func gitWithHangingSSH() async throws -> GitProcess {
    try await shop.writeScript(
      #"trap '' TERM; echo $$ > "\#(shop.path)/ssh.pid"; printf 'Receiving objects:  10%% (1/10)\r' >&2; exec sleep 60"#,
      to: "ssh")
    var environment = shop.git.environment
    environment["GIT_SSH_COMMAND"] = shop.path("ssh")
    environment["GIT_SSH_VARIANT"] = "simple"
    return GitProcess(
      executable: shop.git.executable, environment: environment, grace: .milliseconds(200))
  }

  /// Waits until a process has gone, for a while; one that only its parent still has to take note
  /// of has gone.
  private func hasGone(_ id: String) async throws -> Bool {
    for _ in 0..<500 {
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      guard let state = status?.split(separator: ")").last, !state.hasPrefix(" Z") else {
        return true
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  @Test("Cancelling a clone stops git and its ssh, and removes the folders made for it")
  func clone() async throws {
    let git = try await gitWithHangingSSH()
    let target = shop.path("new/deep/clone")
    let result = await cancelAtFirstProgress { progress in
      try await GitRepository.clone(
        url: "ssh://host/x.git", into: target, using: git, progress: progress)
    }
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(!shop.exists("new"))
    let ssh = PlainText.block(try String(contentsOfFile: shop.path("ssh.pid"), encoding: .utf8))
    #expect(try await hasGone(ssh))
  }

  @Test("Cancelling a clone into an empty folder that was there keeps the folder, empty")
  func cloneIntoExisting() async throws {
    let git = try await gitWithHangingSSH()
    let target = shop.path("mine")
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    let result = await cancelAtFirstProgress { progress in
      try await GitRepository.clone(
        url: "ssh://host/x.git", into: target, using: git, progress: progress)
    }
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target).isEmpty)
  }

  @Test("A git that will not end is killed after its time of grace")
  func killed() async throws {
    try await shop.writeScript(
      "trap '' TERM; echo 'Waiting: 1, done.' >&2; while :; do sleep 1; done", to: "git")
    var git = GitProcess(executable: shop.path("git"), environment: shop.git.environment)
    git.grace = .milliseconds(20)
    let result = await cancelAtFirstProgress { [git] progress in
      try await git.run(GitCommand(arguments: [], place: .anywhere), progress: progress).status
    }
    #expect(throws: CancellationError.self) { try result.get() }
  }

  @Test("What git finishes in spite of a cancellation counts as done")
  func finished() async throws {
    try await shop.writeScript(
      "trap 'echo saved; exit 0' TERM; echo 'Waiting: 1, done.' >&2; while :; do sleep 0.01; done",
      to: "git")
    let git = GitProcess(executable: shop.path("git"), environment: shop.git.environment)
    let result = await cancelAtFirstProgress { progress in
      try await git.run(GitCommand(arguments: [], place: .anywhere), progress: progress).text
    }
    #expect(try result.get() == "saved\n")
  }

  @Test("What ends with this process: git, what git started, and the folder of a clone under way")
  func exit() async throws {
    var git = try await gitWithHangingSSH()
    let register = ExitRegister()
    git.register = register
    let target = shop.path("new/deep/clone")
    let result = await Task { [git] in
      try await GitRepository.clone(url: "ssh://host/x.git", into: target, using: git) { _ in
        Thread.detachNewThread { register.clear(grace: .milliseconds(200)) }
      }
    }.result
    #expect(throws: (any Error).self) { try result.get() }
    let ssh = PlainText.block(try String(contentsOfFile: shop.path("ssh.pid"), encoding: .utf8))
    #expect(try await hasGone(ssh))
    #expect(!shop.exists("new"))
    await #expect(throws: CancellationError.self) {
      try await git.run(GitCommand(arguments: ["version"], place: .anywhere))
    }
  }

  @Test("A clone that is done stays when this process ends")
  func exitAfterClone() async throws {
    let source = try await shop.repository(changes: ["First"])
    var git = shop.git
    git.register = ExitRegister()
    let target = shop.path("copy")
    _ = try await GitRepository.clone(url: source.folderPath, into: target, using: git)
    git.register.clear()
    #expect(shop.exists("copy/file0.txt"))
  }

  @Test("Nothing runs in a task that is cancelled already")
  func cancelledBefore() async throws {
    let repository = try await shop.repository()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await repository.commit(description: "never")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await repository.newestChangeID() == nil)
  }
}
