// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// The way from signal handlers to the main actor: a bit a signal, and a pipe that wakes it.
@MainActor
final class SignalRelay {
  /// Signals that have arrived and not been answered.
  struct Pending: OptionSet, Sendable {
    let rawValue: UInt32

    static let interrupt = Pending(SIGINT)
    static let terminate = Pending(SIGTERM)
    static let hangUp = Pending(SIGHUP)
    static let stop = Pending(SIGTSTP)
    static let resume = Pending(SIGCONT)
    static let resize = Pending(SIGWINCH)

    /// Those that end the reading of a line.
    static let ending: Pending = [.interrupt, .terminate, .hangUp]

    init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    init(_ number: Int32) {
      self.init(rawValue: 1 << UInt32(number))
    }
  }

  /// Readable whenever signals are pending.
  let wakeDescriptor: Int32
  /// Runs after a signal has arrived.
  var onArrival: () -> Void = {}
  private let source: any DispatchSourceRead

  /// Takes over the process's signals; `nil` if the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeDescriptor = ends[0]
    SignalState.wakeDescriptor.store(ends[1], ordering: .releasing)
    source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.arrived() }
    }
    source.activate()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGCONT, SIGWINCH] {
      SignalAction.install(noteSignal, for: number, flags: SA_RESTART)
    }
  }

  /// The signals that have arrived since the last `take()`.
  var pending: Pending {
    Pending(rawValue: SignalState.pending.load(ordering: .acquiring))
  }

  private func arrived() {
    drain()
    onArrival()
  }

  /// Returns the signals that have arrived and forgets them; asked at each key, so it must cost nothing
  /// where none has.
  func take() -> Pending {
    guard !pending.isEmpty else { return [] }
    drain()
    return Pending(rawValue: SignalState.pending.exchange(0, ordering: .acquiringAndReleasing))
  }

  /// Empties the pipe; the signals stay pending.
  func drain() {
    var bytes = (UInt64(0), UInt64(0))
    while read(wakeDescriptor, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
  }

  /// Whether Ctrl-Z is answered by the main actor instead of stopping the process at once.
  ///
  /// On only while a line is being asked for: the terminal must be given back before the stop.
  var catchesStop = false {
    didSet {
      if catchesStop {
        SignalAction.install(noteSignal, for: SIGTSTP, flags: SA_RESTART)
      } else if oldValue {
        SignalAction.reset(SIGTSTP)
      }
    }
  }

  /// Stops the process as Ctrl-Z does and returns when it runs again.
  ///
  /// The signal goes to the calling thread, so it has taken effect when `raise` returns. It has none
  /// in a process without a parent shell, and the caller goes on at once.
  func stopProcess() {
    SignalAction.reset(SIGTSTP)
    var stop = sigset_t()
    var old = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &old)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &old, nil)
    SignalAction.install(noteSignal, for: SIGTSTP, flags: SA_RESTART)
  }
}

/// What the signal handler works on.
private enum SignalState {
  static let pending = Atomic<UInt32>(0)
  static let wakeDescriptor = Atomic<Int32>(-1)
}

/// Notes a signal; runs as a signal handler on any thread.
private func noteSignal(
  _ number: Int32, _: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  let savedError = errno
  let bit = SignalRelay.Pending(number)
  let (old, _) = SignalState.pending.bitwiseOr(bit.rawValue, ordering: .acquiringAndReleasing)
  if old & bit.rawValue != 0, number == SIGTERM || number == SIGHUP {
    // The main actor has not even seen the first one: it must be stuck.
    TerminalModes.restore()
    _exit(128 + number)
  }
  var byte: UInt8 = 0
  _ = write(SignalState.wakeDescriptor.load(ordering: .acquiring), &byte, 1)
  errno = savedError
}
