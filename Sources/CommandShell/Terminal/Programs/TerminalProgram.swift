// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A program that a person names in an environment variable and that gets the terminal for a while:
/// a pager or an editor.
struct TerminalProgram: Equatable, Sendable {
  /// The program, by path or to be looked for in `PATH`, then its arguments.
  let words: [String]

  init(words: [String]) { self.words = words }

  /// Splits a command into words by the shell's own quoting; nothing in it is expanded or run by
  /// another shell.
  ///
  /// - Returns: nil for a command that is blank or not quoted right.
  init?(parsing command: String) {
    let bytes = Array(command.utf8)
    let span = bytes.span
    var (words, index) = ([String](), span.skippingBlanks(from: 0))
    while index < span.count {
      let (word, ending) = WordScanner.scan(span, at: &index)
      guard ending == .complete, !word.text.contains("\0") else { return nil }
      words.append(word.text)
      index = span.skippingBlanks(from: index)
    }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case exit(code: Int32)
    case signal(Int32)
    /// It could not be started, for this reason of the system.
    case notStarted(errno: Int32)

    /// Whether it did what it was started for.
    var isSuccess: Bool { self == .exit(code: 0) }
  }

  /// Runs the program to its end; a task that is cancelled meanwhile asks it to end.
  ///
  /// The main actor stays free. The program belongs to the shell's own process group, so that the
  /// terminal's keys for signals reach it.
  ///
  /// - Parameters:
  ///   - input: What it reads from standard input; nil leaves it the terminal.
  ///   - output: The descriptor that is its standard output.
  /// - Returns: How it ended.
  func run(input: String? = nil, output: Int32 = STDOUT_FILENO) async -> Ending {
    let process = RunningProcess()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let ending = runAndWait(process, input: input, output: output)
          continuation.resume(returning: ending)
        }
      }
    } onCancel: {
      process.terminate()
    }
  }

  private func runAndWait(_ process: RunningProcess, input: String?, output: Int32) -> Ending {
    var ends: [Int32] = [-1, -1]
    if input != nil, pipe(&ends) != 0 { return .notStarted(errno: errno) }
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let error = process.start { spawn(&$0, input: input == nil ? nil : ends[0], output: output) }
    if input != nil { close(ends[0]) }
    if error == 0, let input { Self.write(input, to: ends[1]) }
    if input != nil { close(ends[1]) }
    return error == 0 ? process.wait() : .notStarted(errno: error)
  }

  /// Writes until the program reads no more: one that is left early takes only the beginning.
  private static func write(_ text: String, to descriptor: Int32) {
    var buffer = OutputBuffer(descriptor: descriptor)
    buffer.write(text)
    buffer.flush()
  }
}

/// A process that is waited for on one thread and may be asked to end from another.
private final class RunningProcess: Sendable {
  private struct State {
    var process: pid_t?
    var isUnwanted = false
  }

  private let state = Mutex(State())

  func start(_ spawn: (inout pid_t) -> Int32) -> Int32 {
    state.withLock { state in
      guard !state.isUnwanted else { return ECANCELED }
      var process: pid_t = 0
      let error = spawn(&process)
      if error == 0 { state.process = process }
      return error
    }
  }

  func terminate() {
    state.withLock { state in
      state.isUnwanted = true
      if let process = state.process { kill(process, SIGTERM) }
    }
  }

  /// Waits without taking the process off the system's table first: its number must not be another's
  /// when it is asked to end.
  func wait() -> TerminalProgram.Ending {
    guard let process = state.withLock(\.process) else { return .notStarted(errno: ESRCH) }
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    var status: Int32 = 0
    let result = state.withLock { state in
      state.process = nil
      return waitpid(process, &status, 0)
    }
    guard result == process else { return .notStarted(errno: ECHILD) }
    let signal = status & 0x7F
    return signal == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(signal)
  }
}

extension TerminalProgram {
  // Darwin's are pointers, which their initialisers fill.
  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
    private static let noFiles: posix_spawn_file_actions_t? = nil
    private static let noAttributes: Attributes = nil
  #else
    private typealias Attributes = posix_spawnattr_t
    private static var noFiles: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private static var noAttributes: Attributes { posix_spawnattr_t() }
  #endif

  private func spawn(_ process: inout pid_t, input: Int32?, output: Int32) -> Int32 {
    var files = Self.noFiles
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if let input { posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO) }
    if output != STDOUT_FILENO {
      posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    }
    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.obeySignals(&attributes)
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawnp(&process, words[0], &files, &attributes, arguments, environ)
  }

  /// The shell ignores some signals for itself, which the program would inherit.
  private static func obeySignals(_ attributes: inout Attributes) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(truncatingIfNeeded: POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }
}
