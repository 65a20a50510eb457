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
  /// What was typed behind the bytes.
  private var rest: ArraySlice<KeyInput> = []
  private var decoder = KeyDecoder()
  private var repair = UTF8Repair()
  /// Runs when the terminal has answered that it knows the keyboard protocol.
  var onAnswer: () -> Void = {}

  init(descriptor: Int32, signals: SignalRelay) {
    self.descriptor = descriptor
    self.signals = signals
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether bytes that are not text have been replaced by U+FFFD.
  var hasReplacements: Bool { repair.hasReplaced }

  func next() -> UInt8? { bytes.popFirst() }

  func peek() -> UInt8? { bytes.first }

  /// Whether keys are reported by the keyboard protocol from now on.
  var isDecoding: Bool {
    get { decoder.isActive }
    set { decoder.isActive = newValue }
  }

  /// Adds bytes that were read, as valid UTF-8.
  func append(_ more: [UInt8]) {
    for input in decoder.take(more) {
      switch input {
      case .bytes(let more): add(.bytes(repair.take(more)))
      case .escape, .chord: add(input)
      case .control(let byte): if !TerminalModes.raiseSignal(of: byte) { add(.bytes([byte])) }
      case .answer: onAnswer()
      }
    }
  }

  private func add(_ input: KeyInput) {
    if rest.isEmpty, case .bytes(let more) = input {
      bytes += more
    } else {
      rest.append(input)
    }
  }

  /// Takes the key behind the bytes that readline has had, if it is one that readline cannot be
  /// given; else the next bytes become those to read.
  func takeKey() -> KeyInput? {
    guard bytes.isEmpty, let input = rest.popFirst() else { return nil }
    guard case .bytes(let more) = input else { return input }
    bytes = more[...]
    return nil
  }

  /// Whether nothing that has been typed is left.
  var isExhausted: Bool { bytes.isEmpty && rest.isEmpty }

  /// Has readline read an Escape alone.
  func putEscape() { bytes = [0x1B] }

  /// Takes the lines that were typed while the terminal was in its own line mode.
  ///
  /// Must come before the terminal leaves that mode: a Ctrl-D in it shows as an end here, and would
  /// be a NUL afterwards, like the one that `C-@` types.
  func takeTypedLines() {
    let endOfTransmission: UInt8 = 0x04
    while isReady(within: 0), !isHungUp {
      append(read())
      guard hasEnded else { continue }
      guard !isHungUp else { return }
      append([endOfTransmission])
      reopen()
    }
  }

  /// Takes the beginning of a line that was typed by then.
  func takeTypedAhead() { append(read()) }

  /// Forgets what was typed ahead.
  func discard() {
    (bytes, rest) = ([], [])
    decoder.discard()
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
      // In the middle of a sequence or a paste a key of its own is none.
      if !rest.isEmpty { _ = takeKey() } else { wait(milliseconds: -1) }
    }
    return !isEmpty
  }

  /// Waits for bytes up to a time; a negative one has no limit.
  ///
  /// A key of its own ends the bytes.
  func wait(milliseconds: Int32) {
    if rest.isEmpty, isReady(within: milliseconds) { append(read()) }
  }

  /// Whether the terminal is gone.
  private var isHungUp: Bool {
    var watched = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&watched, 1, 0) > 0 && Int32(watched.revents) & (POLLHUP | POLLERR) != 0
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
