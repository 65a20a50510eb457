// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Installation of signal handlers.
enum SignalAction {
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Installs a handler unless the signal is ignored, as it is under `nohup`.
  static func install(
    _ handler: @escaping Handler, for number: Int32, flags: Int32,
    previous: UnsafeMutablePointer<sigaction>? = nil
  ) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { return }
    previous?.pointee = old
    var new = sigaction()
    set(handler, in: &new)
    new.sa_flags = SA_SIGINFO | flags
    sigaction(number, &new, nil)
  }

  /// Gives a signal its default effect.
  static func reset(_ number: Int32) {
    signal(number, SIG_DFL)
  }

  #if canImport(Darwin)
    private static func isIgnored(_ action: sigaction) -> Bool {
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func set(_ handler: @escaping Handler, in action: inout sigaction) {
      action.__sigaction_u.__sa_sigaction = handler
    }
  #else
    private static func isIgnored(_ action: sigaction) -> Bool {
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func set(_ handler: @escaping Handler, in action: inout sigaction) {
      action.__sigaction_handler.sa_sigaction = handler
    }
  #endif
}
