// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// The windows as the Window menu lists them: in order of opening, or by title. // W9
  var windowsInMenuOrder: [SessionWindow] {
    let opened = windows.inOrderOfOpening
    guard policies.windowMenuSortsByTitle else { return opened }
    return opened.map { (window: $0, title: $0.title) }.sorted {
      ($0.title, $0.window.number) < ($1.title, $1.window.number)
    }
    .map(\.window)
  }

  /// Makes the next or previous window key; minimised ones are passed over. // W9
  func cycleWindows(_ direction: UserAction.Direction) {
    if policies.windowCycleFollowsOpening {
      cycleInOrderOfOpening(direction)
    } else {
      cycleFromBackToFront(direction)
    }
  }

  private func cycleInOrderOfOpening(_ direction: UserAction.Direction) {
    let candidates = windows.inOrderOfOpening.filter { !$0.isMinimized }
    guard let key = windows.key, let index = candidates.firstIndex(where: { $0 === key }) else {
      if let first = candidates.first { makeKey(first) }
      return
    }
    let step = direction == .next ? 1 : candidates.count - 1
    makeKey(candidates[(index + step) % candidates.count])
  }

  /// The window at the back comes to the front, or the front one goes to the back.
  private func cycleFromBackToFront(_ direction: UserAction.Direction) {
    let candidates = windows.frontToBack.filter { !$0.isMinimized }
    guard candidates.count > 1 || windows.key == nil else { return }
    if direction == .next {
      if let back = candidates.last { makeKey(back) }
    } else if let front = candidates.first {
      windows.sendToBack(front)
      makeKey(candidates.count > 1 ? candidates[1] : front)
    }
  }
}
