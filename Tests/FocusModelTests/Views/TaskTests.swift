// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Tasks")
struct TaskTests {
  /// Lets a task wait until the test says so.
  @MainActor
  private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private struct Loading: View {
    let gate: Gate
    @State private var text = "loading"
    var body: some View {
      Text(text)
        .task(name: "load") {
          await gate.pass()
          text = "loaded"
        }
    }
  }

  @Test("A view's task runs after it appears, and what it writes is shown and reported")
  func taskWrites() async throws {
    let gate = Gate()
    let app = AppDriver { Loading(gate: gate) }
    #expect(app.texts == ["loading"])
    #expect(app.session.isBusy)
    gate.open()
    try await app.settle()
    #expect(app.texts == ["loaded"])
    #expect(!app.session.isBusy)
    let events = app.unpromptedReports.flatMap { $0.summary(writes: true) }
    #expect(events == ["Loading.text: loading → loaded", "task ended load in 1"])
  }

  @Test("Settling gives up with a clear error while a task is still running")
  func settlingIsBounded() async {
    let gate = Gate()
    let app = AppDriver { Loading(gate: gate) }
    await #expect(throws: AppDriver.Unsettled.self) {
      try await app.settle(within: .milliseconds(20))
    }
    gate.open()
  }

  private struct Following: View {
    let log: Log
    @State private var id = 1
    @State private var isShown = true
    var body: some View {
      Button("next") { id += 1 }
      Button("hide") { isShown = false }
      if isShown {
        Text("task").task(id: id) {
          log("start \(id)")
          do {
            try await Task.sleep(for: .seconds(86_400))
            log("slept \(id)")
          } catch {
            log("cancelled")
          }
        }
      }
    }
  }

  /// Waits for lines in any order, for as long as tests may wait.
  private func wait(for lines: [String], in log: Log) async throws {
    for _ in 0..<2000 where log.lines.sorted() != lines {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(log.lines.sorted() == lines)
  }

  @Test("A new id cancels the task and starts it again; going away cancels it")
  func cancellation() async throws {
    let log = Log()
    let app = AppDriver { Following(log: log) }
    try await wait(for: ["start 1"], in: log)
    try app.press("next")
    try await wait(for: ["cancelled", "start 1", "start 2"], in: log)
    try app.press("hide")
    try await wait(for: ["cancelled", "cancelled", "start 1", "start 2"], in: log)
    try await app.settle()
  }

  private struct Pressing: View {
    @State private var text = "idle"
    var body: some View {
      Text(text)
      Button("work") {
        text = "working"
        Task {
          await Task.yield()
          text = "done"
        }
      }
    }
  }

  @Test("A task that an action starts is waited for as well")
  func actionTask() async throws {
    let app = AppDriver { Pressing() }
    try app.press("work")
    #expect(app.texts == ["working"])
    try await app.settle()
    #expect(app.texts == ["done"])
  }

  private struct SelfDismissing: View {
    let gate: Gate
    let log: Log
    @State private var isUp = false
    var body: some View {
      Button("show") { isUp = true }
        .sheet(isPresented: $isUp, onDismiss: { log("gone") }) { Delayed(gate: gate) }
    }

    struct Delayed: View {
      let gate: Gate
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("sheet")
        Button("close later") {
          Task {
            await gate.pass()
            dismiss()
          }
        }
      }
    }
  }

  @Test("S2: a task may dismiss the sheet that started it")
  func taskDismisses() async throws {
    let (gate, log) = (Gate(), Log())
    let app = AppDriver { SelfDismissing(gate: gate, log: log) }
    try app.press("show")
    try app.press("close later")
    #expect(app.sheet != nil)
    gate.open()
    try await app.settle()
    #expect(app.sheet == nil)
    #expect(log.lines == ["gone"])
  }

  @Test("S19: a delayed dismiss after the sheet was closed does nothing")
  func lateDismiss() async throws {
    let (gate, log) = (Gate(), Log())
    let app = AppDriver { SelfDismissing(gate: gate, log: log) }
    try app.press("show")
    try app.press("close later")
    try app.pressEscape()
    #expect(log.take() == ["gone"])
    gate.open()
    try await app.settle()
    #expect(log.lines.isEmpty)
    #expect(app.windowNumbers == [1])
  }

  @Test("S19: a delayed dismiss after the sheet was closed and opened again closes the new one")
  func lateDismissOfReopened() async throws {
    let (gate, log) = (Gate(), Log())
    let app = AppDriver { SelfDismissing(gate: gate, log: log) }
    try app.press("show")
    try app.press("close later")
    try app.pressEscape()
    try app.press("show")
    gate.open()
    try await app.settle()
    #expect(app.sheet == nil)
    #expect(log.lines == ["gone", "gone"])
  }

  @Test("A delayed dismiss after the window was closed does nothing")
  func lateDismissOfClosedWindow() async throws {
    let (gate, log) = (Gate(), Log())
    let app = AppDriver { SelfDismissing(gate: gate, log: log) }
    try app.menu("new")
    try app.press("show")
    try app.press("close later")
    try app.pressEscape()
    try app.close(2)
    gate.open()
    try await app.settle()
    #expect(app.windowNumbers == [1])
  }

  @Test("A task may outlive the driver and the session without harm")
  func taskOutlivesSession() async throws {
    let gate = Gate()
    do {
      let app = AppDriver { Loading(gate: gate) }
      #expect(app.session.isBusy)
    }
    gate.open()
    for _ in 0..<10 { await Task.yield() }
  }
}
