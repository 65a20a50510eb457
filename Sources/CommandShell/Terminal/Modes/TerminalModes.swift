// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The terminal's modes as they were before this process changed them.
///
/// `restore()` runs in signal handlers, so all it needs lives in atomics and in memory that is
/// never freed.
enum TerminalModes {
  /// What has been changed and would have to be put back.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt8

    static let modes = Changes(rawValue: 1 << 0)
    /// The terminal marks what is pasted.
    static let paste = Changes(rawValue: 1 << 1)
    /// The terminal follows the keyboard protocol.
    static let keys = Changes(rawValue: 1 << 2)
  }

  private static let descriptor = Atomic<Int32>(-1)
  private static let saved = ImmortalPointer<termios>()
  private static let changes = Atomic<UInt8>(0)

  /// Remembers the modes of a terminal and restores them when the process exits or crashes.
  ///
  /// Only the first call has an effect.
  static func protect(_ terminal: Int32) {
    guard saved.pointer == nil else { return }
    let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    modes.initialize(to: termios())
    guard tcgetattr(terminal, modes) == 0 else {
      modes.deallocate()
      return
    }
    descriptor.store(terminal, ordering: .releasing)
    saved.publish(modes)
    atexit { TerminalModes.restore() }
    FatalSignals.beforeDying { TerminalModes.restore() }
  }

  /// Notes what is about to be changed.
  static func willBeChanged(_ changes: Changes) {
    self.changes.store(changes.rawValue, ordering: .releasing)
  }

  /// Notes that the modes are the saved ones again.
  static func areRestored() {
    changes.store(0, ordering: .releasing)
  }

  /// Puts the saved modes back after a program has had the terminal, which it may have left otherwise.
  static func restoreAfterProgram() {
    willBeChanged(.modes)
    restore()
  }

  /// Switches the terminal's echo off; lines are still edited and ended by the terminal.
  static func hideInput() {
    guard var modes = saved.pointer?.pointee else { return }
    modes.c_lflag &= ~tcflag_t(ECHO)
    modes.c_lflag |= tcflag_t(ICANON | ISIG)
    modes.c_iflag |= tcflag_t(ICRNL)
    willBeChanged(.modes)
    tcsetattr(descriptor.load(ordering: .acquiring), TCSADRAIN, &modes)
  }

  /// Whether the terminal echoes and hands out whole lines, as it does between two prompts.
  static var areCanonical: Bool {
    var modes = termios()
    guard tcgetattr(descriptor.load(ordering: .acquiring), &modes) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO)
    return modes.c_lflag & wanted == wanted
  }

  /// Puts the saved modes back if they were changed; safe in a signal handler.
  ///
  /// A process in the background leaves the terminal alone: it belongs to another then.
  static func restore() {
    let changes = Changes(rawValue: changes.exchange(0, ordering: .acquiringAndReleasing))
    let terminal = descriptor.load(ordering: .acquiring)
    guard !changes.isEmpty, let modes = saved.pointer, tcgetpgrp(terminal) == getpgrp()
    else { return }
    tcsetattr(terminal, TCSANOW, modes)
    if changes.contains(.keys) { write(KeyboardProtocol.disable, to: terminal) }
    if changes.contains(.paste) { write("\u{1B}[?2004l\r\n", to: terminal) }
  }

  private static func write(_ text: StaticString, to terminal: Int32) {
    _ = Foundation.write(terminal, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Sends the signal that a character stands for on this terminal to those whom the terminal would
  /// have sent it to.
  ///
  /// - Returns: Whether the character stands for a signal.
  static func raiseSignal(of byte: UInt8) -> Bool {
    guard let modes = saved.pointer?.pointee, modes.c_lflag & tcflag_t(ISIG) != 0 else {
      return false
    }
    let characters = withUnsafeBytes(of: modes.c_cc, Array.init)
    let signals = [(VINTR, SIGINT), (VQUIT, SIGQUIT), (VSUSP, SIGTSTP)]
    guard let signal = signals.first(where: { characters[Int($0.0)] == byte })?.1 else {
      return false
    }
    kill(0, signal)
    return true
  }
}
