// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Runs a closure as if on the main actor.
///
/// SwiftUI's property wrappers (`State`, `Binding`, …) are not isolated, while the graph behind them
/// is. `MainActor.assumeIsolated` asks the kernel for the thread on Linux, at about 50 ns a call, and
/// such a call is made for every read of state; so what belongs to a running app is checked where it is
/// written, in debug builds (see ``StateCell``).
@inline(__always)
internal func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { (isolated: @escaping @MainActor () throws -> Result) in
    try unsafeBitCast(isolated, to: (() throws -> Result).self)()
  }
}

/// Calls a function as if on the main actor.
///
/// Costs less than the form without an argument when the function captures nothing.
@inline(__always)
internal func onMainActor<Argument, Result>(
  with argument: Argument, _ body: @escaping @MainActor (Argument) -> Result
) -> Result {
  unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
}

/// Runs a closure on the main actor: at once when already there, else as soon as it is free.
internal func hopToMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    onMainActor(body)
  } else {
    Task { @MainActor in body() }
  }
}

/// Whether the caller already runs on the main actor, whose executor is the main queue.
///
/// The executor itself does not tell: on Linux its `isIsolatingCurrentContext()` is always nil.
internal var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil }

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let mark = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: mark, value: true)
  return mark
}()
