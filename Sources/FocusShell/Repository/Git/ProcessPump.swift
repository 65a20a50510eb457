// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The movement of bytes between a running child and its user, on a thread of its own.
///
/// It ends with the child, not with the child's streams: a helper that the child leaves behind
/// (ssh's shared connection, git's own housekeeping) may hold those for hours.
struct ProcessPump {
  private let child: ChildProcess
  private let grace: Duration
  private let outputLimit: Int
  private let ended: Descriptor
  private let cancelled: Descriptor
  private var input: Descriptor?
  private var pendingInput: ArraySlice<UInt8>
  private var output: Descriptor?
  private var error: Descriptor?
  private var stop: Stop?
  private var result: ProcessResult

  private struct Stop {
    var reason: ProcessResult.StopReason
    var killTime: ContinuousClock.Instant
    var wasKilled = false
  }

  /// Starts the child; a byte read from `cancelled` asks it to end.
  init(starting setup: ProcessSetup, cancelled: Descriptor) throws {
    let input = try setup.input.isEmpty ? nil : Descriptor.pipe()
    let output = try Descriptor.pipe()
    let error = try Descriptor.pipe()
    let ended = try Descriptor.pipe()
    child = try ChildProcess(
      setup, input: input?.reading ?? .reading("/dev/null"), output: output.writing,
      error: error.writing)
    grace = setup.grace
    outputLimit = setup.outputLimit
    self.ended = ended.reading
    self.cancelled = cancelled
    self.input = input?.writing
    pendingInput = setup.input[...]
    self.output = output.reading
    self.error = error.reading
    result = ProcessResult(messages: ProgressParser(progress: setup.progress))
    for stream in [self.input, self.output, self.error] { stream?.makeNonblocking() }
    announceEnd(on: ended.writing)
  }

  /// Writes to a pipe once the child has ended.
  private func announceEnd(on pipe: Descriptor) {
    Thread.detachNewThread { [child] in
      child.waitUntilEnded()
      pipe.signal()
    }
  }

  /// Moves bytes until the child has ended.
  mutating func run() -> ProcessResult {
    blockBrokenPipeSignal()
    var isRunning = true
    while isRunning {
      let ready = waitForReadiness()
      if ready.contains(.input) { writeInput() }
      if ready.contains(.output) { readOutput() }
      if ready.contains(.error) { readError() }
      if ready.contains(.cancelled) { end(because: .cancelled) }
      isRunning = !ready.contains(.ended)
    }
    return finish()
  }

  /// Collects what the child left in its streams, and makes sure that a stopped one left nobody.
  private mutating func finish() -> ProcessResult {
    for _ in 0..<Self.largestPipe where output != nil { readOutput() }
    for _ in 0..<Self.largestPipe where error != nil { readError() }
    if stop != nil { child.signalGroup(SIGKILL) }
    result.stopReason = stop?.reason
    result.status = child.reap()
    result.messages.finish()
    return result
  }

  /// The number of chunks that the largest pipe can hold.
  private static let largestPipe = 16
  private static let chunkSize = 65_536
}

// MARK: - Waiting

extension ProcessPump {
  private enum Source {
    case input, output, error, ended, cancelled
  }

  /// Waits until something can be done, or until a stopping child's time is over.
  private mutating func waitForReadiness() -> [Source] {
    let sources: [(Source, Descriptor?)] = [
      (.input, input), (.output, output), (.error, error), (.ended, ended),
      (.cancelled, stop == nil ? cancelled : nil),
    ]
    // A negative number makes poll skip an entry.
    var polls = sources.map { source, descriptor in
      pollfd(
        fd: descriptor?.number ?? -1, events: Int16(source == .input ? POLLOUT : POLLIN),
        revents: 0)
    }
    let count = poll(&polls, nfds_t(polls.count), remainingGrace())
    return count > 0 ? zip(sources, polls).filter { $1.revents != 0 }.map(\.0.0) : []
  }

  /// Returns the milliseconds until a stopping child is killed, killing it once they are over.
  private mutating func remainingGrace() -> Int32 {
    guard let stop, !stop.wasKilled else { return -1 }
    let left = ContinuousClock.now.duration(to: stop.killTime)
    if left > .zero { return Int32(min(left / .milliseconds(1), 60_000)) + 1 }
    child.signalGroup(SIGKILL)
    self.stop?.wasKilled = true
    return -1
  }

  private mutating func end(because reason: ProcessResult.StopReason) {
    guard stop == nil else { return }
    stop = Stop(reason: reason, killTime: .now + grace)
    child.signalGroup(SIGTERM)
  }
}

// MARK: - Moving bytes

extension ProcessPump {
  private mutating func writeInput() {
    guard let input else { return }
    let count = pendingInput.withUnsafeBytes { write(input.number, $0.baseAddress, $0.count) }
    if count > 0 { pendingInput.removeFirst(count) }
    if count < 0 && errno != EAGAIN && errno != EINTR { pendingInput = [] }
    if pendingInput.isEmpty { self.input = nil }
  }

  private mutating func readOutput() {
    guard let bytes = Self.read(&output) else { return }
    if result.output.count + bytes.count > outputLimit {
      end(because: .outputLimit)
    } else {
      result.output += bytes
    }
  }

  private mutating func readError() {
    guard let bytes = Self.read(&error) else { return }
    result.messages.feed(bytes)
  }

  /// Reads what is there, and lets go of a stream that has ended.
  private static func read(_ stream: inout Descriptor?) -> ArraySlice<UInt8>? {
    guard let descriptor = stream else { return nil }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, used in
      count = Foundation.read(descriptor.number, buffer.baseAddress, buffer.count)
      used = max(0, count)
    }
    let hasEnded = count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
    if hasEnded { stream = nil }
    return count > 0 ? bytes[...] : nil
  }

  /// Lets a write to a child that has closed its input fail instead of ending this process.
  private func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
