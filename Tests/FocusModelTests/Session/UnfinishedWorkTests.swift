// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Work that has not ended")
struct UnfinishedWorkTests {
  /// A button that starts a task, one that shows a view with a task, and one that does neither.
  private struct Worker: View {
    let wait: @Sendable () async -> Void
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      Button("Work") { Task { await wait() } }
      Button("Show") { isShown = true }
      Button("Count \(count)") { count += 1 }
      if isShown { Text("shown").task(name: "load") { await wait() } }
    }
  }

  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  private func app() -> AppDriver {
    let stream = stream
    return AppDriver { Worker { for await _ in stream {} } }
  }

  @Test(
    "An action whose own code starts a task says so; a task of a view that comes up does not count")
  func startsTasks() async throws {
    let app = app()
    #expect(try app.press("Work").startsTasks)
    #expect(try !app.press("Show").startsTasks)
    #expect(try !app.press("Count 0").startsTasks)
    continuation.finish()
  }

  @Test("What still runs is named: tasks of views by their names, others by the action")
  func names() async throws {
    let app = app()
    #expect(app.session.unfinishedWork == [])
    try app.press("Show")
    #expect(app.session.unfinishedWork == [.viewTask("load")])
    try app.press("Work")
    #expect(
      app.session.unfinishedWork == [.viewTask("load"), .action(.press(ElementQuery("Work")))])
    continuation.finish()
    try await app.settle()
    #expect(app.session.unfinishedWork == [])
  }
}
