// SPDX-License-Identifier: Apache-2.0

/// Reads the sequences of the keyboard protocol and turns them into what readline knows.
///
/// Keys that older terminals can send become the bytes those send, so that every binding holds; only
/// Escape and keys with Command remain something of their own. What is pasted is left as it is.
struct KeyDecoder {
  /// Whether the terminal has been told to follow the protocol.
  var isActive = false
  /// The beginning of a sequence whose rest has not arrived.
  private var unfinished: [UInt8] = []
  private var isPasting = false

  private static let escape: UInt8 = 0x1B
  private static let longestSequence = 64

  /// Takes a chunk apart.
  mutating func take(_ chunk: [UInt8]) -> [KeyInput] {
    let bytes = unfinished + chunk
    unfinished = []
    guard bytes.contains(Self.escape) else { return bytes.isEmpty ? [] : [.bytes(bytes)] }
    var result: [KeyInput] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: Self.escape) {
      Self.append(rest[..<start], to: &result)
      rest = rest[start...]
      guard let length = Self.lengthOfSequence(rest) else {
        if holdsBack(rest) { unfinished = Array(rest) } else { Self.append(rest, to: &result) }
        return result
      }
      let sequence = rest.prefix(length)
      rest = rest.dropFirst(length)
      let inputs = meaning(of: Array(sequence))
      for input in inputs { Self.append(input, to: &result) }
    }
    Self.append(rest, to: &result)
    return result
  }

  /// Forgets a sequence that has begun.
  mutating func discard() { unfinished = [] }

  /// Whether a beginning waits for its rest: without the protocol only that of the answer does.
  private func holdsBack(_ start: ArraySlice<UInt8>) -> Bool {
    guard !isPasting, start.count < Self.longestSequence else { return false }
    return isActive || start.starts(with: [Self.escape, UInt8(ascii: "["), UInt8(ascii: "?")])
  }

  /// The length of the sequence that begins with an Escape: 1 for one that begins none; nil where it
  /// has not ended.
  private static func lengthOfSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count > 1 else { return nil }
    guard bytes.dropFirst().first == UInt8(ascii: "[") else { return 1 }
    let body = bytes.dropFirst(2).prefix(longestSequence)
    guard let end = body.firstIndex(where: { !(0x20..<0x40).contains($0) }) else { return nil }
    return end - bytes.startIndex + 1
  }

  private mutating func meaning(of sequence: [UInt8]) -> [KeyInput] {
    guard sequence.count > 2, let final = sequence.last else { return [.bytes(sequence)] }
    let body = String(decoding: sequence.dropFirst(2).dropLast(), as: UTF8.self)
    if final == UInt8(ascii: "~"), body == "200" || body == "201" { isPasting = body == "200" }
    guard !isPasting else { return [.bytes(sequence)] }
    if final == UInt8(ascii: "u"), body.hasPrefix("?") { return [.answer] }
    guard isActive else { return [.bytes(sequence)] }
    return ReportedKey(body: body, final: final)?.inputs ?? [.bytes(sequence)]
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to result: inout [KeyInput]) {
    if !bytes.isEmpty { append(.bytes(Array(bytes)), to: &result) }
  }

  private static func append(_ input: KeyInput, to result: inout [KeyInput]) {
    if case .bytes(let more) = input, case .bytes(let before)? = result.last {
      result[result.count - 1] = .bytes(before + more)
    } else {
      result.append(input)
    }
  }
}
