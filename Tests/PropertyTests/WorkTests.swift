// SPDX-License-Identifier: Apache-2.0

import FocusModel
import TestSupport
import Testing

@testable import Studio

/// What random sessions cost, by the engine's own count.
@MainActor @Suite("The work of random sessions")
struct WorkTests {
  private static let many = 300

  /// An app with a number of boards, of which the first is key.
  private func app(boards: Int) -> Session {
    let session = Session(Studio())
    for _ in 1..<boards { _ = session.perform(.openWindow(scene: "board", value: nil)) }
    _ = session.perform(.makeKey(window: 1))
    return session
  }

  private func work(_ session: Session, _ body: () -> Void) -> WorkCounters {
    let before = session.counters
    body()
    return session.counters.since(before)
  }

  @Test(
    "Whatever is done in a window costs exactly the same with one and with three hundred",
    arguments: UInt64(1)...4)
  func sameWorkInOneWindow(seed: UInt64) {
    let (one, many) = (app(boards: 1), app(boards: Self.many))
    var generator = ActionGenerator(
      seed: seed, for: one, usesWindows: false, usesSharedState: false)
    for _ in 1...200 {
      let action = generator.next(after: Look(one))
      let alone = work(one) { _ = one.perform(action) }
      let among = work(many) { _ = many.perform(action) }
      #expect(alone == among, "\(action.shellLine)")
    }
  }

  /// The mean count of bodies run and nodes visited by commands in windows chosen at random.
  private func meanWork(boards: Int, seed: UInt64) -> Double {
    let session = app(boards: boards)
    var random = SeededGenerator(seed: seed)
    let commands = ["Add…", "Rename…", "Warn…", "Remove…", "Notes", "Put Away"]
    let count = 300
    let total = work(session) {
      for _ in 1...count {
        _ = session.perform(.makeKey(window: Int.random(in: 1...boards, using: &random)))
        let command = commands.randomElement(using: &random) ?? ""
        _ = session.perform(.chooseMenuItem(.path(["Board", command])))
        _ = session.perform(.pressKey(.cancelAction))
      }
    }
    return Double(total.bodiesRun + total.nodesVisited + total.nodesMade) / Double(count)
  }

  @Test("The mean work of a command in any window does not depend on how many windows are open")
  func meanWorkAmongWindows() {
    let (few, many) = (meanWork(boards: 3, seed: 7), meanWork(boards: Self.many, seed: 7))
    #expect(few > 0)
    #expect(many < few * 1.1 && few < many * 1.1, "\(few) with 3 windows, \(many) with many")
  }
}
