// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("The virtual clock")
struct VirtualClockTests {
  /// Tasks that note when they wake.
  private struct Sleepers: View {
    let log: Log

    var body: some View {
      Button("Sleep") {
        for seconds in [3, 1, 2, 1] {
          Task {
            let isWoken = (try? await Task.sleep(for: .seconds(seconds))) != nil
            log("\(seconds) \(isWoken ? "woken" : "cancelled")")
          }
        }
      }
    }
  }

  private func sleepers(_ log: Log) -> (Session, VirtualClock) {
    let app = TestApp { WindowGroup("Sleepers") { Sleepers(log: log) } }
    let clock = VirtualClock()
    return (Session(app, clock: clock), clock)
  }

  @Test("Sleepers wake one after the other: by their times, then in the order they fell asleep")
  func order() async {
    let log = Log()
    let (session, clock) = sleepers(log)
    _ = session.perform(.press(ElementQuery("Sleep")))
    for _ in 0..<20 { await Task.yield() }
    var times: [Duration] = []
    while clock.step(toward: .seconds(10)) {
      times.append(clock.elapsed)
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(times == [.seconds(1), .seconds(1), .seconds(2), .seconds(3)])
    #expect(log.lines == ["1 woken", "1 woken", "2 woken", "3 woken"])
    #expect(clock.elapsed == .seconds(10))
  }

  @Test("Nothing wakes before its time")
  func early() async {
    let log = Log()
    let (session, clock) = sleepers(log)
    _ = session.perform(.press(ElementQuery("Sleep")))
    for _ in 0..<20 { await Task.yield() }
    #expect(session.isAsleep)
    #expect(!clock.step(toward: .milliseconds(999)))
    #expect(clock.elapsed == .milliseconds(999))
    #expect(log.lines == [])
  }

  @Test("A sleep outside any session with a clock is that of the system")
  func outside() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(1))
    try await Task.sleep(nanoseconds: 1_000)
    try await Task.sleep(until: .now + .milliseconds(1))
    try await SuspendingClock().sleep(for: .milliseconds(1))
    #expect(ContinuousClock.now - start >= .milliseconds(3))
  }
}
