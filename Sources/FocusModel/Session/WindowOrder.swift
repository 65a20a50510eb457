// SPDX-License-Identifier: Apache-2.0

/// The open windows: by number, and front to back.
///
/// Bringing one to the front costs the same whatever the number of windows.
@MainActor
final class WindowOrder {
  private var byNumber: [Int: SessionWindow] = [:]
  @exclusivity(unchecked) private(set) var front: SessionWindow?
  private var back: SessionWindow?
  private var lastNumber = 0
  /// The window that gets keys and menu commands.
  @exclusivity(unchecked) private(set) var key: SessionWindow? {
    didSet {
      guard oldValue !== key else { return }
      oldValue?.keyStatus.invalidateReaders()
      key?.keyStatus.invalidateReaders()
    }
  }

  var count: Int { byNumber.count }
  var isEmpty: Bool { byNumber.isEmpty }

  /// Numbers are given in order of opening and never used again.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  subscript(number: Int) -> SessionWindow? { byNumber[number] }

  /// The windows front to back.
  var frontToBack: [SessionWindow] {
    var all: [SessionWindow] = []
    all.reserveCapacity(count)
    var window = front
    while let next = window {
      all.append(next)
      window = next.behind
    }
    return all
  }

  /// The windows in order of opening.
  var inOrderOfOpening: [SessionWindow] {
    var all: [SessionWindow] = []
    all.reserveCapacity(count)
    for number in byNumber.keys.sorted() {
      if let window = byNumber[number] { all.append(window) }
    }
    return all
  }

  func insert(_ window: SessionWindow) {
    byNumber[window.number] = window
    linkInFront(window)
  }

  func remove(_ window: SessionWindow) {
    unlink(window)
    byNumber[window.number] = nil
    if key === window { key = nil }
  }

  /// Brings a window to the front and makes it key.
  func makeKey(_ window: SessionWindow) {
    bringToFront(window)
    key = window
  }

  /// Puts a window in front of all others.
  func bringToFront(_ window: SessionWindow) {
    guard front !== window else { return }
    unlink(window)
    linkInFront(window)
  }

  /// Puts a window behind all others.
  func sendToBack(_ window: SessionWindow) {
    guard back !== window else { return }
    unlink(window)
    window.inFront = back
    back?.behind = window
    back = window
    if front == nil { front = window }
  }

  /// The window that takes over when the key window goes or is minimised: the one behind it, and one of
  /// tools only where there is no other. // W10, W17
  func keyCandidate(except gone: SessionWindow? = nil) -> SessionWindow? {
    var tools: SessionWindow?
    var candidate = front
    while let window = candidate {
      if window !== gone, !window.isMinimized {
        if !window.isUtility { return window }
        if tools == nil { tools = window }
      }
      candidate = window.behind
    }
    return tools
  }

  /// Leaves no window key.
  func resignKey() { key = nil }

  private func linkInFront(_ window: SessionWindow) {
    window.inFront = nil
    window.behind = front
    front?.inFront = window
    front = window
    if back == nil { back = window }
  }

  private func unlink(_ window: SessionWindow) {
    if let inFront = window.inFront {
      inFront.behind = window.behind
    } else {
      front = window.behind
    }
    if let behind = window.behind { behind.inFront = window.inFront } else { back = window.inFront }
    window.inFront = nil
    window.behind = nil
  }
}
