// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// How far something that runs has come, in a line for a person.
struct ProgressText: Equatable {
  /// What is being done, as the app words it.
  var phase: String
  /// How much of it is done, as the app words it or in per cent; nil where nobody knows.
  var amount: String?
  /// The window, where it is another than the key window.
  var otherWindow: Int?

  /// What a window shows in front of what runs.
  init?(inFrontOf window: WindowSnapshot?) {
    guard let window,
      let element = window.front.flattened.first(where: { $0.role == .progress })
    else { return nil }
    phase = element.label
    amount = element.value
    otherWindow = window.isKey ? nil : window.number
  }

  /// What goes on out of sight.
  init(unseen phase: String) { self.phase = phase }

  /// The line.
  ///
  /// - Parameters:
  ///   - seconds: How long it has been running.
  ///   - width: The columns there are.
  /// - Returns: A line that is less wide than the terminal, or it would take another row.
  func line(after seconds: Int, in width: Int) -> StyledText {
    let what = [visible(phase), amount.map(visible) ?? "…"].filter { !$0.isEmpty }
    let place = otherWindow.map { "window \($0): " } ?? ""
    let hint = otherWindow.map { ":focus \($0) goes there" } ?? "Ctrl-C cancels"
    let line =
      StyledText(place + what.joined(separator: " "), .cyan)
      + StyledText((seconds > 0 ? " · \(seconds) s" : "") + " · " + hint, .faint)
    return line.cut(to: width - 1)
  }
}
