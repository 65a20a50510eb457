// SPDX-License-Identifier: Apache-2.0

import FocusModel

@testable import Studio

/// What can be seen of the app between two actions.
@MainActor
struct Look {
  /// The windows, front to back.
  let windows: [WindowSnapshot]
  /// The number of the key window.
  let key: Int?
  /// Whether the app is hidden, when no window is key.
  let isHidden: Bool

  init(_ session: Session) {
    windows = session.windowSnapshots
    key = session.keyWindowNumber
    isHidden = session.isHidden
  }

  var keyWindow: WindowSnapshot? { windows.first(where: \.isKey) }

  /// The windows that a command may act on: the key window, and the one behind a window of tools.
  var addressed: Set<Int> {
    let main = windows.first { !$0.isMinimized && !$0.isOfTools }
    return Set([key, main?.number].compactMap { $0 })
  }

  /// The ids of what is presented, by window.
  var presented: [Int: [String]] {
    Dictionary(uniqueKeysWithValues: windows.map { ($0.number, $0.presentations.map(\.id)) })
  }
}

extension WindowSnapshot {
  /// Whether it holds tools for the other windows.
  var isOfTools: Bool { scene == "palette" }

  /// The contents one upon the other: the window's own, then those of its presentations.
  var surfaces: [[Element]] { [content] + presentations.map(\.content) }
}

@MainActor
extension [Element] {
  /// What the bindings of a content ask to be presented on it.
  var wishes: [String] {
    texts.filter { $0.hasPrefix(Wishes.prefix) }
      .flatMap { $0.split(separator: " ").dropFirst().map(String.init) }
  }
}
