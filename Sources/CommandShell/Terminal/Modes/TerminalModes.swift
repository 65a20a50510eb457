// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The terminal's modes as they were before this process changed them.
///
/// `restore()` runs in signal handlers, so all it needs lives in atomics and in memory that is
/// never freed.
enum TerminalModes {
  /// What has been changed and would have to be put back.
  private enum Change: UInt8, AtomicRepresentable {
    case nothing
    case modes
    case modesAndPaste
  }

  private static let descriptor = Atomic<Int32>(-1)
  private static let saved = ImmortalPointer<termios>()
  private static let change = Atomic<Change>(.nothing)

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

  /// Notes that the modes are about to be changed, and perhaps bracketed paste switched on.
  static func willBeChanged(switchingPasteOn: Bool) {
    change.store(switchingPasteOn ? .modesAndPaste : .modes, ordering: .releasing)
  }

  /// Notes that the modes are the saved ones again.
  static func areRestored() {
    change.store(.nothing, ordering: .releasing)
  }

  /// Puts the saved modes back after a program has had the terminal, which it may have left otherwise.
  static func restoreAfterProgram() {
    willBeChanged(switchingPasteOn: false)
    restore()
  }

  /// Switches the terminal's echo off; lines are still edited and ended by the terminal.
  static func hideInput() {
    guard var modes = saved.pointer?.pointee else { return }
    modes.c_lflag &= ~tcflag_t(ECHO)
    modes.c_lflag |= tcflag_t(ICANON | ISIG)
    modes.c_iflag |= tcflag_t(ICRNL)
    willBeChanged(switchingPasteOn: false)
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
    let change = change.exchange(.nothing, ordering: .acquiringAndReleasing)
    let terminal = descriptor.load(ordering: .acquiring)
    guard change != .nothing, let modes = saved.pointer,
      tcgetpgrp(terminal) == getpgrp()
    else { return }
    tcsetattr(terminal, TCSANOW, modes)
    if change == .modesAndPaste { endPaste(terminal) }
  }

  private static func endPaste(_ terminal: Int32) {
    let ending: StaticString = "\u{1B}[?2004l\r\n"
    _ = Foundation.write(terminal, ending.utf8Start, ending.utf8CodeUnitCount)
  }
}
