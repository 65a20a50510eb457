// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Collects output and writes it to a file descriptor in large pieces.
///
/// Writing never stops the program: the first error is kept as `error`, and what is written after
/// it goes nowhere. The owner flushes before the process ends, before it waits for input, and
/// before anything else writes to the same place. It also ignores SIGPIPE.
struct OutputBuffer: ~Copyable {
  /// How many bytes are collected before they are written.
  static let capacity = 64 << 10

  /// The first error; nothing is written after it.
  private(set) var error: OutputError?

  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Creates a buffer before a file descriptor, which stays the caller's to close.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func write(_ text: String) {
    guard error == nil else { return }
    pending.append(contentsOf: text.utf8)
    flushIfFull()
  }

  mutating func write(_ bytes: [UInt8]) {
    guard error == nil else { return }
    pending.append(contentsOf: bytes)
    flushIfFull()
  }

  /// Writes text and ends the line.
  mutating func writeLine(_ text: String) {
    guard error == nil else { return }
    pending.append(contentsOf: text.utf8)
    pending.append(0x0A)
    flushIfFull()
  }

  /// Writes what has been collected.
  ///
  /// - Returns: The first error there has been, if any.
  @discardableResult
  mutating func flush() -> OutputError? {
    if error == nil, !pending.isEmpty { error = OutputBuffer.write(pending, to: descriptor) }
    pending.removeAll(keepingCapacity: true)
    return error
  }

  private mutating func flushIfFull() {
    if pending.count >= OutputBuffer.capacity { flush() }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> OutputError? {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if let error = failure(of: descriptor) {
          return error
        }
      }
      return nil
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Tells why a write failed, or nil when it is worth another try.
  private static func failure(of descriptor: Int32) -> OutputError? {
    switch errno {
    case EINTR: return nil
    case EAGAIN:
      var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      return poll(&event, 1, -1) < 0 && errno != EINTR ? OutputError(number: errno) : nil
    case let number: return OutputError(number: number)
    }
  }
}
