// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What a line has changed, in words.
enum EventText {
  /// A line for each change that a person wants to know of, with the looks of its kind.
  static func lines(_ events: [Report.Event]) -> [StyledText] { events.compactMap(styledLine) }

  /// The line for a change with the looks of its kind: what comes up and goes stands out, and what was
  /// written for it stands back.
  static func styledLine(_ event: Report.Event) -> StyledText? {
    line(event).map { StyledText($0, style(of: event)) }
  }

  private static func style(of event: Report.Event) -> TextStyle {
    switch event {
    case .stateWritten, .onDismissRan, .focusMoved: .faint
    case .sheetPresented, .sheetReplaced, .sheetUpdated, .sheetDismissed: .cyan
    case .alertPresented, .alertDismissed, .issueRaised: .yellow
    default: .plain
    }
  }

  /// The line for a change; nil for one that a person is told of otherwise: a refusal as an error,
  /// and tasks by their progress while they run.
  static func line(_ event: Report.Event) -> String? {
    switch event {
    case .stateWritten(let write): written(write)
    case .sheetPresented(let sheet): "sheet \(id(sheet)) is up on window \(sheet.window)"
    case .sheetReplaced(let sheet, let old):
      "sheet \(ValueText.text(old)) made way for \(id(sheet)) on window \(sheet.window)"
    case .sheetUpdated(let sheet): "sheet \(id(sheet)) shows another item"
    case .sheetDismissed(let sheet): "sheet \(id(sheet)) is gone from window \(sheet.window)"
    case .onDismissRan(let sheet): "onDismiss of \(id(sheet)) ran"
    case .alertPresented(let title, let window):
      "alert \"\(visible(title))\" is up on window \(window)"
    case .alertDismissed(let title, _): "alert \"\(visible(title))\" is gone"
    case .keyWindowChanged(let window): window.map { "window \($0) is key" } ?? "no window is key"
    case .windowOpened(let window, let scene): "window \(window) opened (\(visible(scene)))"
    case .windowClosed(let window): "window \(window) closed"
    case .windowMinimized(let window): "window \(window) minimised"
    case .focusMoved(let label, _):
      label.map { "focus is on \"\(visible($0))\"" } ?? "nothing has focus"
    case .urlOpened(let url): "opened \(visible(url))"
    case .itemShared(let item): "shared \(visible(item))"
    case .systemCommand(let title): "\(visible(title)): carried out by the system"
    case .issueRaised(let issue): "issue \(visible("\(issue)"))"
    case .commandRefused, .taskStarted, .taskProgressed, .taskEnded: nil
    }
  }

  private static func written(_ write: Report.StateWrite) -> String {
    let change = WrittenText.change(
      from: ValueText.text(write.old), to: ValueText.text(write.new))
    return "\(visible(write.key)): \(change)"
  }

  private static func id(_ sheet: Report.Presented) -> String { ValueText.text(sheet.id) }
}
