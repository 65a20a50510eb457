// SPDX-License-Identifier: Apache-2.0

@testable import CommandShell

/// The history file, and the repair of what a terminal sends.
enum HistoryReading: Reader {
  static func read(_ bytes: [UInt8]) {
    for record in HistoryFormat.decode(bytes) {
      demand(record.range.upperBound <= bytes.count, "a record lies behind the file")
      guard let entry = record.entry else { continue }
      let again = HistoryFormat.decode(HistoryFormat.encode(entry)).map(\.entry)
      demand(again == [entry], "\(entry) reads as \(again)")
    }
    checkRepair(bytes)
  }

  private static func checkRepair(_ bytes: [UInt8]) {
    var whole = UTF8Repair()
    let expected = whole.take(bytes)
    demand(String(validating: expected, as: UTF8.self) != nil, "repaired text is no UTF-8")
    guard !whole.hasReplaced else { return }
    var pieces = UTF8Repair()
    demand(bytes.flatMap { pieces.take([$0]) } == expected, "pieces are repaired otherwise")
  }
}
