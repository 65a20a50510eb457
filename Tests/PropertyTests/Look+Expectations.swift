// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Look {
  /// What is seen, as lines that a script expects.
  var expectations: [String] {
    let key = key.map { [":expect key \($0)"] } ?? []
    return [":expect windows \(windows.count)"] + key
      + windows.reversed().map { "@\($0.number) :expect \($0.expectation)" }
  }
}

extension WindowSnapshot {
  fileprivate var expectation: String {
    presentations.last { !$0.kind.isAlert }.map { "sheet \"\($0.id)\"" } ?? "no sheet"
  }
}
