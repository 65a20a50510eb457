// SPDX-License-Identifier: Apache-2.0

/// Parses a script line by line as its bytes arrive, in memory that the longest line bounds.
///
///     reader.append(chunk)               // as often as bytes arrive, then reader.finish()
///     while case .line(let line) = reader.next() { … }
///
/// Ranges of lines count in `bytes`, and hold until more bytes are appended.
struct ScriptReader {
  /// What `next()` finds.
  enum Item: Equatable {
    case line(Line)
    case invalid(InvalidLine)
    /// The script is a transcript: append the rest, finish, and take `remainder` whole.
    case transcript
    /// No complete line is here; append more bytes.
    case needsBytes
    case end
  }

  /// The longest line that is read unless another limit is given: 16 MiB.
  static let usualLongestLine = 16 << 20

  /// The bytes that have arrived and are not yet given up.
  private(set) var bytes: [UInt8] = []

  /// The number of the line that comes next.
  private(set) var number = 1

  private let longestLine: Int
  private var start = 0
  private var searched = 0
  private var isFinished = false
  private var state = State.unopened
  private var parser = LineParser()

  private enum State {
    /// A byte order mark may come.
    case unopened
    /// Nothing but empty lines and comments so far.
    case beginning
    case lines
    /// Inside a line that is too long and has been reported.
    case skipping
  }

  /// Creates a reader that refuses lines of more than `longestLine` bytes.
  init(longestLine: Int = ScriptReader.usualLongestLine) {
    self.longestLine = longestLine
  }

  /// The bytes of which no line has been made yet.
  var remainder: ArraySlice<UInt8> { bytes[start...] }

  /// Takes in the bytes that have arrived.
  mutating func append(_ chunk: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// Says that no more bytes will arrive, so that a last line without line end is one.
  mutating func finish() {
    isFinished = true
  }

  /// Parses the next line, if all of it is here.
  mutating func next() -> Item {
    if state == .unopened, !skipByteOrderMark() { return .needsBytes }
    guard let raw = nextRawLine() else { return incomplete() }
    if state == .skipping {
      take(raw)
      state = .lines
      return next()
    }
    guard raw.text.count <= longestLine else {
      take(raw)
      return .invalid(tooLong(raw.text, number: number - 1))
    }
    if state == .beginning, !bytes.span.isEmptyOrComment(raw.text) {
      if bytes.span.isTranscriptInput(raw.text) { return .transcript }
      state = .lines
    }
    take(raw)
    return parse(raw.text)
  }

  private mutating func parse(_ range: Range<Int>) -> Item {
    // A second reference, since the span of a property would borrow the whole reader.
    let bytes = bytes
    do throws(SyntaxError) {
      let statement = try parser.parse(bytes.span.extracting(range))
      return .line(Line(number: number - 1, bytes: range, statement: statement))
    } catch {
      return .invalid(InvalidLine(number: number - 1, bytes: range, error: error))
    }
  }

  private mutating func take(_ raw: RawLine) {
    start = raw.next
    searched = raw.next
    number += 1
  }

  /// Finds the next line, searching no byte twice however small the chunks are.
  private mutating func nextRawLine() -> RawLine? {
    if let lineFeed = bytes.span.lineFeed(from: searched) {
      return RawLine(bytes.span, from: start, lineFeed: lineFeed)
    }
    searched = bytes.count
    return isFinished ? RawLine(bytes.span, from: start) : nil
  }

  /// Decides what an incomplete line means, and gives up the bytes of one that is too long.
  private mutating func incomplete() -> Item {
    let length = bytes.count - start
    if state == .skipping {
      start = bytes.count
    } else if length > longestLine + 1 {
      state = .skipping
      let shown = start..<start + min(length, longestLine)
      start = bytes.count
      return .invalid(tooLong(shown, number: number))
    }
    return isFinished ? .end : .needsBytes
  }

  private func tooLong(_ range: Range<Int>, number: Int) -> InvalidLine {
    InvalidLine(
      number: number, bytes: range,
      error: SyntaxError(
        "the line is longer than \(longestLine) bytes; split it, or check that this is a script",
        at: ByteRange(at: longestLine)))
  }

  /// Passes over a byte order mark; false while it is not known whether there is one.
  private mutating func skipByteOrderMark() -> Bool {
    let mayBeginMark = bytes.isEmpty || bytes[0] == 0xEF
    guard bytes.count >= 3 || !mayBeginMark || isFinished else { return false }
    start = bytes.span.byteOrderMarkLength
    searched = start
    state = .beginning
    return true
  }
}
