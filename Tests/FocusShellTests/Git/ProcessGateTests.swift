// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import FocusShell

@Suite("The limit on running processes")
struct ProcessGateTests {
  private final class Counter: Sendable {
    private let counts = Mutex((now: 0, most: 0, total: 0))

    var most: Int { counts.withLock { $0.most } }
    var total: Int { counts.withLock { $0.total } }

    func enter() {
      counts.withLock {
        $0.now += 1
        $0.total += 1
        $0.most = max($0.most, $0.now)
      }
    }

    func leave() { counts.withLock { $0.now -= 1 } }
  }

  @Test("No more than the limit run at once, all run, and failing gives the place back")
  func limit() async {
    let gate = ProcessGate(limit: 3)
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          try? await gate.pass {
            counter.enter()
            defer { counter.leave() }
            await Task.yield()
            if number.isMultiple(of: 2) { throw CancellationError() }
          }
        }
      }
    }
    #expect(counter.most <= 3)
    #expect(counter.total == 200)
  }
}
