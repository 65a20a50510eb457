// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// SIGINT and SIGTERM in the middle of a script: no further line runs, what was printed is flushed
/// whole, and the process ends with the code of the signal.
@MainActor
final class Interruption {
  private let state = State()
  private let sources: [any DispatchSourceSignal]

  /// The signals arrive on a queue of their own, because the main actor may be reading standard input.
  init() {
    let queue = DispatchQueue(label: "interruption")
    sources = [
      Self.watch(SIGINT, .interrupted, state, queue), Self.watch(SIGTERM, .terminated, state, queue),
    ]
  }

  /// Not isolated, so that the handler is not taken for one of the main actor's.
  private nonisolated static func watch(
    _ number: Int32, _ code: ExitCode, _ state: State, _ queue: DispatchQueue
  ) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { state.arrived(code, queue) }
    source.activate()
    return source
  }

  /// The code that the process ends with; nil while no signal has come.
  var exitCode: ExitCode? { state.exitCode }

  /// Runs a body that waits for input; a signal ends the process at once meanwhile.
  func whileWaiting<Result>(_ body: () -> Result) -> Result {
    state.isWaiting.store(true, ordering: .sequentiallyConsistent)
    defer { state.isWaiting.store(false, ordering: .sequentiallyConsistent) }
    if let exitCode { _exit(exitCode.rawValue) }
    return body()
  }

  /// What the queue of the signals and the main actor share.
  private final class State: Sendable {
    private let code = Atomic<Int32>(ExitCode.success.rawValue)
    /// Whether the main actor waits for input, with nothing left to flush.
    let isWaiting = Atomic<Bool>(false)

    var exitCode: ExitCode? {
      let code = ExitCode(rawValue: code.load(ordering: .sequentiallyConsistent))
      return code == .success ? nil : code
    }

    /// How long the running line may go on after a signal.
    private static let grace = DispatchTimeInterval.seconds(5)

    func arrived(_ exitCode: ExitCode, _ queue: DispatchQueue) {
      code.store(exitCode.rawValue, ordering: .sequentiallyConsistent)
      if isWaiting.load(ordering: .sequentiallyConsistent) { _exit(exitCode.rawValue) }
      queue.asyncAfter(deadline: .now() + Self.grace) { _exit(exitCode.rawValue) }
    }
  }
}
