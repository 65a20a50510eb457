// SPDX-License-Identifier: Apache-2.0

/// The text of a history file: before each entry a line `#SECONDS`, as readline and bash write it.
///
/// The time stamps keep entries of several lines whole. A line of an entry that looks like a time
/// stamp itself gets a backslash. Files without time stamps have an entry a line.
enum HistoryFormat {
  /// A piece of a history file.
  struct Record: Equatable {
    /// Where its bytes are, time stamp and last newline included.
    var range: Range<Int>
    /// What it says; `nil` if it is not text.
    let entry: HistoryEntry?
  }

  /// The bytes of an entry, ended by a newline.
  static func encode(_ entry: HistoryEntry) -> [UInt8] {
    var bytes = Array("#\(entry.time)\n".utf8)
    for line in entry.text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      if isStamp(line.drop { $0 == backslash }) { bytes.append(backslash) }
      bytes += line
      bytes.append(newline)
    }
    return bytes
  }

  /// The records of a file, oldest first.
  static func decode(_ bytes: [UInt8]) -> [Record] {
    var records: [Record] = []
    var current: Draft?
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      let line = bytes[start..<end]
      let next = min(end + 1, bytes.count)
      if isStamp(line) {
        current?.finish(into: &records)
        current = Draft(time: time(line), range: start..<next)
      } else if current == nil {
        Draft(time: 0, range: start..<next, lines: [line]).finish(into: &records)
      } else {
        current?.add(line, upTo: next)
      }
      start = next
    }
    current?.finish(into: &records)
    return records
  }

  private struct Draft {
    let time: Int
    var range: Range<Int>
    var lines: [ArraySlice<UInt8>] = []

    mutating func add(_ line: ArraySlice<UInt8>, upTo end: Int) {
      let isEscaped = line.first == backslash && isStamp(line.drop { $0 == backslash })
      lines.append(isEscaped ? line.dropFirst() : line)
      range = range.lowerBound..<end
    }

    /// A time stamp without text is what an interrupted write leaves, and no record.
    func finish(into records: inout [Record]) {
      guard lines.contains(where: { !$0.isEmpty }) else { return }
      let bytes = lines.joined(separator: [newline])
      let text = bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
      records.append(
        Record(range: range, entry: text.map { HistoryEntry(time: time, text: $0) }))
    }
  }

  private static func isStamp(_ line: some Collection<UInt8>) -> Bool {
    line.first == UInt8(ascii: "#") && line.count > 1
      && line.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func time(_ stamp: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: stamp.dropFirst(), as: UTF8.self)) ?? 0
  }

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
}
