// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bytes typed and not yet used.
///
/// Reading ahead spares two system calls a byte, and keeps what was typed early in order when
/// readers change between lines.
@MainActor
final class TerminalInput {
  /// Whether the last read found the end: Ctrl-D in the terminal's own line mode, or a hang-up.
  private(set) var hasEnded = false

  private let descriptor: Int32
  private let signals: SignalRelay
  private var bytes: ArraySlice<UInt8> = []
  private var repair = UTF8Repair()

  init(descriptor: Int32, signals: SignalRelay) {
    self.descriptor = descriptor
    self.signals = signals
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether bytes that are not text have been replaced by U+FFFD.
  var hasReplacements: Bool { repair.hasReplaced }

  func next() -> UInt8? { bytes.popFirst() }

  func peek() -> UInt8? { bytes.first }

  /// Adds bytes that were read, as valid UTF-8.
  func append(_ more: [UInt8]) {
    bytes += repair.take(more)
  }

  /// Adds what was typed before the terminal left its own line mode.
  ///
  /// The kernel keeps a Ctrl-D typed in that mode as a NUL, which readline would take for `C-@`.
  func takeTypedAhead() {
    let endOfTransmission: UInt8 = 0x04
    append(read().map { $0 == 0 ? endOfTransmission : $0 })
  }

  /// Forgets what was typed ahead.
  func discard() {
    bytes = []
  }

  /// Forgets that the end was found: more can follow it on a terminal.
  func reopen() {
    hasEnded = false
  }

  /// Reads what the terminal holds, without waiting.
  func read() -> [UInt8] {
    guard isReady(within: 0) else { return [] }
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      hasEnded = result == 0 || (result < 0 && errno != EINTR && errno != EAGAIN)
      count = max(0, result)
    }
    return chunk
  }

  /// Waits for bytes; gives up at the end of input or at a signal that ends the line.
  func waitForBytes() -> Bool {
    while isEmpty, !hasEnded, signals.pending.isDisjoint(with: .ending) {
      wait(milliseconds: -1)
    }
    return !isEmpty
  }

  /// Waits for bytes up to a time; a negative one has no limit.
  func wait(milliseconds: Int32) {
    if isReady(within: milliseconds) { append(read()) }
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var watched = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, 2, milliseconds) > 0 else { return false }
    if watched[1].revents != 0 { signals.drain() }
    return watched[0].revents != 0
  }
}
