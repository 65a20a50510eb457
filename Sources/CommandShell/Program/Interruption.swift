// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// SIGINT, SIGTERM and SIGHUP in the middle of a script: no further line runs, what was printed is flushed
/// whole, and the process ends with the code of the signal.
///
/// Plain signal handlers, because a dispatch source costs the start of several threads.
enum Interruption {
  /// Takes over the signals, also those that whoever started the program has blocked: a thread pool
  /// blocks all, and what it starts would never end.
  static func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGALRM] {
      SignalAction.install(noteInterruption, for: number, flags: SA_RESTART)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The code that the process ends with; nil while no signal has come.
  static var exitCode: ExitCode? {
    switch InterruptionState.signal.load(ordering: .sequentiallyConsistent) {
    case 0: nil
    case SIGINT: .interrupted
    default: .terminated
    }
  }

  /// The signal that has come, to be passed on; SIGTERM while none has.
  static var signal: Int32 {
    let number = InterruptionState.signal.load(ordering: .sequentiallyConsistent)
    return number == 0 ? SIGTERM : number
  }

  /// Runs a body that waits for input, with nothing left to flush; a signal ends the process at once
  /// meanwhile.
  static func whileWaiting<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    beginWaiting()
    defer { InterruptionState.isWaiting.store(false, ordering: .sequentiallyConsistent) }
    return try body()
  }

  /// Runs a body that waits for input while the app goes on, as ``whileWaiting(_:)`` does.
  @MainActor
  static func whileWaiting(_ body: () async -> Void) async {
    beginWaiting()
    defer { InterruptionState.isWaiting.store(false, ordering: .sequentiallyConsistent) }
    await body()
  }

  /// Runs a body that prints, which a signal does not cut short.
  static func whilePrinting(_ body: () -> Void) {
    let wasWaiting = InterruptionState.isWaiting.exchange(false, ordering: .sequentiallyConsistent)
    body()
    if wasWaiting { beginWaiting() }
  }

  private static func beginWaiting() {
    InterruptionState.isWaiting.store(true, ordering: .sequentiallyConsistent)
    if let exitCode { _exit(exitCode.rawValue) }
  }
}

/// What the signal handler works on.
private enum InterruptionState {
  /// The first signal that has come; 0 while none has.
  static let signal = Atomic<Int32>(0)
  /// How many signals have come.
  static let count = Atomic<Int32>(0)
  /// The signals that it takes to end the process at once: `timeout` sends two, to the process and to
  /// its group.
  static let patience: Int32 = 3
  static let isWaiting = Atomic<Bool>(false)
  /// Seconds that the running line may go on after a signal.
  static let grace: UInt32 = 5
}

/// Notes a signal; runs as a signal handler on any thread.
///
/// A third one, or the end of the grace, ends the process at once.
private func noteInterruption(
  _ number: Int32, _: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  let (isFirst, first) = InterruptionState.signal.compareExchange(
    expected: 0, desired: number, ordering: .sequentiallyConsistent)
  let code = 128 + (isFirst ? number : first)
  let count = InterruptionState.count.add(1, ordering: .sequentiallyConsistent).newValue
  if number == SIGALRM || count >= InterruptionState.patience
    || InterruptionState.isWaiting.load(ordering: .sequentiallyConsistent)
  {
    _exit(code)
  }
  if isFirst { alarm(InterruptionState.grace) }
}
