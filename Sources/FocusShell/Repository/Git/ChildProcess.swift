// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A started program.
///
/// It runs in a session of its own: it has no terminal, so that nothing it starts (ssh above all)
/// can ask a question there, and its process group can be signalled as a whole. It gets the three
/// streams and no other descriptor, and signals act on it as they do by default.
struct ChildProcess: Sendable {
  /// The process's number, which is its group's number too.
  let id: pid_t
  private let register: ExitRegister

  /// Starts a program.
  init(
    _ setup: ProcessSetup, input: Descriptor, output: Descriptor, error: Descriptor
  ) throws {
    let arguments = [setup.path] + setup.arguments
    let environment = setup.environment.map { "\($0.key)=\($0.value)" }
    guard (arguments + environment).allSatisfy({ !$0.utf8.contains(0) }) else {
      throw RepositoryError(.invalidInput, "A NUL character cannot be passed to git.")
    }
    var actions = SpawnActions()
    var attributes = SpawnAttributes()
    defer {
      actions.destroy()
      attributes.destroy()
    }
    attributes.setFreshSession()
    register = setup.register
    id = try register.noteProgram {
      var pid: pid_t = 0
      let code = Descriptor.inheritanceLock.withLock {
        actions.setStandardStreams([input.number, output.number, error.number])
        return withCStrings(arguments) { argv in
          withCStrings(environment) { envp in
            posix_spawn(&pid, setup.path, &actions.raw, &attributes.raw, argv, envp)
          }
        }
      }
      guard code == 0 else { throw RepositoryError.system(code) }
      return pid
    }
  }

  /// Waits until the process has ended, without taking note of how.
  ///
  /// Its number stays reserved until `reap()`, so that signalling it remains safe.
  func waitUntilEnded() {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// Takes note of how the ended process ended.
  func reap() -> ProcessEnding {
    register.forgetProgram(id)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return .unknown }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Sends a signal to the process and everything it started.
  func signalGroup(_ signal: Int32) {
    kill(-id, signal)
  }
}

/// Calls a function with a NULL-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
