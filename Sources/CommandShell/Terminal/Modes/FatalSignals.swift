// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The signals that end the process at once: crashes, and those nothing else handles.
enum FatalSignals {
  typealias Action = @convention(c) () -> Void

  private static let numbers = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM,
    SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]
  private static let highestNumber = 64

  /// The action as the bits of a function pointer, zero for none.
  private static let action = Atomic<UInt>(0)
  private static let previous = ImmortalPointer<sigaction>()

  /// Runs an async-signal-safe action before a signal ends the process.
  ///
  /// The signal then has the effect it had before, so crash reports and exit codes stay the same.
  /// Signals that the process was started to ignore stay ignored.
  static func beforeDying(_ action: @escaping Action) {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: highestNumber + 1)
    table.initialize(repeating: sigaction(), count: highestNumber + 1)
    self.action.store(unsafeBitCast(action, to: UInt.self), ordering: .releasing)
    previous.publish(table)
    for number in numbers {
      SignalAction.install(
        handleFatalSignal, for: number, flags: SA_ONSTACK, previous: &table[Int(number)])
    }
  }

  fileprivate static func die(of number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?) {
    let bits = action.exchange(0, ordering: .acquiringAndReleasing)
    if bits != 0 { unsafeBitCast(bits, to: Action.self)() }
    if let table = previous.pointer {
      sigaction(number, table + Int(number), nil)
    }
    if !happensAgain(number, information) { raise(number) }
  }

  /// Whether returning from the handler runs into the same fault, with its address, once more.
  private static func happensAgain(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?
  ) -> Bool {
    guard let information, information.pointee.si_code > 0 else { return false }
    return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE
  }
}

private func handleFatalSignal(
  _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  FatalSignals.die(of: number, information)
}
