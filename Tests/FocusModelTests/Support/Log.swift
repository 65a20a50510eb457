// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What a test's app has done, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines so far, which are then forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Holds what a view hands out, for use after its body.
@MainActor
final class Held<Value> {
  var value: Value?
}

/// A view that counts presses in state of its own.
struct Counter: View {
  let name: String
  @State private var count: Int

  init(_ name: String, startingAt start: Int = 0) {
    self.name = name
    _count = State(initialValue: start)
  }

  var body: some View {
    Button("\(name)+") { count += 1 }
    Text("\(name)=\(count)")
  }
}

/// A text that notes each evaluation of its body.
struct Noted: View {
  let text: String
  let log: Log

  init(_ text: String, _ log: Log) {
    self.text = text
    self.log = log
  }

  var body: some View {
    let _ = log("body \(text)")
    Text(text)
  }
}

extension Report {
  /// The events in a short form, in order; writes of state are left out unless asked for.
  func summary(writes: Bool = false) -> [String] {
    events.compactMap { event in
      if case .stateWritten = event, !writes { return nil }
      return event.summary
    }
  }
}

extension Report.Event {
  /// The event in a short form.
  var summary: String {
    switch self {
    case .stateWritten(let write):
      "\(write.view).\(write.key): \(write.old.text ?? "nil") → \(write.new.text ?? "nil")"
    case .sheetPresented(let sheet): "presented \(sheet.id.text ?? "nil")"
    case .sheetReplaced(let sheet, let old):
      "replaced \(old.text ?? "nil") by \(sheet.id.text ?? "nil")"
    case .sheetUpdated(let sheet): "updated \(sheet.id.text ?? "nil")"
    case .sheetDismissed(let sheet): "dismissed \(sheet.id.text ?? "nil")"
    case .onDismissRan(let sheet): "onDismiss \(sheet.id.text ?? "nil")"
    case .alertPresented(let title, _): "alert \(title)"
    case .alertDismissed(let title, _): "alert gone \(title)"
    case .keyWindowChanged(let window): "key \(window.map(String.init) ?? "none")"
    case .windowOpened(let window, let scene): "opened \(window) \(scene)"
    case .windowClosed(let window): "closed \(window)"
    case .windowMinimized(let window): "minimized \(window)"
    case .focusMoved(let label, let window): "focus \(label ?? "none") in \(window)"
    case .urlOpened(let url): "url \(url)"
    case .itemShared(let item): "shared \(item)"
    case .systemCommand(let title): "system \(title)"
    case .commandRefused(let refusal): "refused \(refusal.code.rawValue)"
    case .issueRaised(let issue): "issue \(issue.kind.rawValue)"
    case .taskStarted(let label, let window): "task \(label) in \(window ?? 0)"
    case .taskProgressed(let label, _, _): "progress \(label)"
    case .taskEnded(let label, let window): "task ended \(label) in \(window ?? 0)"
    }
  }
}
