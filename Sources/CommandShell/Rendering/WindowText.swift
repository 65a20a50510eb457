// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Windows and focused values as lines for a person.
enum WindowText {
  /// The windows front to back, a line each.
  static func list(_ windows: [WindowSnapshot]) -> [String] {
    guard !windows.isEmpty else { return ["No window is open."] }
    let rows = windows.map { window in
      [
        window.isKey ? "*" : " ", "\(window.number)", visible(window.title), visible(window.scene),
        (window.isMinimized ? ["minimised"] : []).joined()
          + window.presentations.map { describe($0) }.joined(separator: ", "),
      ]
    }
    return Columns.aligned(rows)
  }

  /// A presentation in a few words.
  static func describe(_ presentation: PresentationSnapshot) -> String {
    let name = presentation.kind.isAlert ? presentation.title : presentation.id
    return "\(presentation.kind.word) \(visible(name))"
  }
}

extension PresentationSnapshot.Kind {
  /// The kind of presentation as a word.
  var word: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    }
  }
}

/// Focused values as lines for a person.
enum ValueText {
  /// The keys that the key window publishes, a line each.
  static func list(_ values: [FocusedValueSnapshot]) -> [String] {
    guard !values.isEmpty else { return ["No focused value is published here."] }
    return Columns.aligned(
      values.map { value in
        [
          value.key, "reads \(text(value.reads))",
          value.state.map { "state \(text($0))" } ?? "",
          "published by \(value.publisher) in window \(value.window)",
        ]
      })
  }

  /// A value as a person reads it; nil is said as such.
  static func text(_ value: DescribedValue) -> String { value.text.map(visible) ?? "nil" }
}

/// Lines up cells in columns.
enum Columns {
  static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where !(cell.isEmpty && column == row.count - 1) {
        let isLast = column == row.count - 1
        line +=
          isLast
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.displayWidth + 2)
      }
      return line.trimmingTrailingBlanks
    }
  }
}

extension String {
  /// The string without blanks at its end.
  var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
