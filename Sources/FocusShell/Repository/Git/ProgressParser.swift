// SPDX-License-Identifier: Apache-2.0

/// A reader of git's standard error that tells progress from messages.
///
/// Progress is rewritten in place: its lines end in a carriage return, the last of a phase in
/// `, done.` and a line feed. All other lines are messages.
struct ProgressParser: Sendable {
  /// The newest messages, oldest first, free of control characters and of trailing spaces.
  private(set) var messages: [String] = []
  private let progress: ProgressHandler?
  private var line: [UInt8] = []
  private var latest: OperationProgress?

  private static let messageLimit = 200
  private static let lineLimit = 4096

  /// Creates a reader that passes on each progress that differs from the one before.
  init(progress: ProgressHandler? = nil) {
    self.progress = progress
  }

  /// Reads the next bytes.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case 0x0A: endLine(isRewritten: false)
      case 0x0D: endLine(isRewritten: true)
      default: if line.count < Self.lineLimit { line.append(byte) }
      }
    }
  }

  /// Reads the last line, which nothing ended.
  mutating func finish() {
    endLine(isRewritten: false)
  }

  private mutating func endLine(isRewritten: Bool) {
    let text = PlainText.line(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
    if let found = Self.progress(in: text, isRewritten: isRewritten) {
      report(found)
    } else if !text.isEmpty && !Self.isStatistics(text) {
      messages.append(text)
      if messages.count > Self.messageLimit { messages.removeFirst() }
    }
  }

  private mutating func report(_ found: OperationProgress) {
    guard found != latest else { return }
    latest = found
    progress?(found)
  }
}

// MARK: - Lines of progress

extension ProgressParser {
  /// Tells whether a line sums up how objects were packed, which git does amid its progress.
  private static func isStatistics(_ line: String) -> Bool {
    (line.hasPrefix("Total ") && line.contains(" (delta ") && line.contains(", reused "))
      || line.hasPrefix("Delta compression using up to ")
  }

  /// Returns the progress in a line like `remote: Counting objects:  45% (9/20), 1 KiB`, or in one
  /// of unknown size like `Enumerating objects: 27`.
  private static func progress(in text: String, isRewritten: Bool) -> OperationProgress? {
    let line = text.hasPrefix("remote: ") ? text.dropFirst(8) : text[...]
    guard isRewritten || line.hasSuffix(", done."), let colon = line.firstIndex(of: ":"),
      colon > line.startIndex
    else { return nil }
    let rest = line[line.index(after: colon)...].drop { $0 == " " }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let isPercentage = rest.dropFirst(digits.count).first == "%"
    return OperationProgress(
      phase: String(line[..<colon]),
      fraction: isPercentage ? Double(min(number, 100)) / 100 : nil)
  }
}
