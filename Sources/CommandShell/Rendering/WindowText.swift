// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Windows as lines for a person.
enum WindowText {
  /// The windows front to back, a line each.
  static func list(_ windows: [WindowSnapshot], in width: Int? = nil) -> [StyledText] {
    guard !windows.isEmpty else { return ["No window is open."] }
    return Columns.aligned(windows.map(row), in: width)
  }

  private static func row(_ window: WindowSnapshot) -> [StyledText] {
    let style: TextStyle = window.isKey ? .bold : .plain
    return [
      StyledText(window.isKey ? "*" : " ", style), StyledText("\(window.number)", style),
      StyledText(visible(window.title), style), StyledText(visible(window.scene), .faint),
      StyledText(window.isMinimized ? "minimised" : "", .faint)
        + StyledText(window.presentations.map { describe($0) }.joined(separator: ", "), .cyan),
    ]
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
