// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// The number of the window that a line names: by number, title or unique prefix of a title.
  func number(of reference: WindowReference) throws(LineError) -> Int {
    let windows = session.windowSnapshots
    switch reference {
    case .number(let number):
      if windows.contains(where: { $0.number == number }) { return number }
      throw LineError(
        .noWindow, "There is no window \(number).",
        candidates: windows.map { "\($0.number)" }.sorted())
    case .title(let title):
      let exact = windows.filter { $0.title == title }
      let matches =
        exact.isEmpty
        ? windows.filter { $0.title.lowercased().hasPrefix(title.lowercased()) } : exact
      guard let match = matches.first else {
        throw LineError(
          .noWindow, "There is no window titled \(named(title)).", candidates: windows.map(\.title))
      }
      guard matches.count == 1 else {
        throw LineError(
          .ambiguous, "Several windows are titled like \(named(title)).",
          candidates: matches.map { "\($0.number) \($0.title)" })
      }
      return match.number
    }
  }

  func focus(_ target: FocusTarget, into result: inout LineResult) throws(LineError) {
    switch target {
    case .next: try perform(.cycleWindows(.next), into: &result)
    case .previous: try perform(.cycleWindows(.previous), into: &result)
    case .window(let reference):
      try perform(.makeKey(window: try number(of: reference)), into: &result)
    }
  }

  /// Runs a line once in every window, front to back, and makes the window key again that was.
  func runInEachWindow(
    _ statement: Statement, waiting limit: Duration?, into result: inout LineResult
  ) async throws(LineError) {
    let key = session.keyWindowNumber
    var failure: LineError?
    for window in session.windowSnapshots where failure == nil {
      do throws(LineError) {
        try perform(.makeKey(window: window.number), into: &result)
        try await execute(statement, waiting: limit, into: &result)
      } catch {
        failure = error.inWindow(window)
      }
    }
    if let key, session.windowSnapshots.contains(where: { $0.number == key }) {
      try perform(.makeKey(window: key), into: &result)
    }
    if let failure { throw failure }
  }
}
