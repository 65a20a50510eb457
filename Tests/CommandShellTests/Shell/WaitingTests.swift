// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@testable import CommandShell

@MainActor @Suite("Waiting for tasks")
struct WaitingTests {
  private struct RestlessApp: App {
    var body: some Scene {
      WindowGroup("Restless") { RestlessView() }
    }
  }

  private struct RestlessView: View {
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
      Button("Work") { Task { await sleepLong() } }
        .task(name: "poll") { await sleepLong() }
    }

    private func sleepLong() async {
      try? await Task.sleep(for: .seconds(1_000))
      count += 1
    }
  }

  private func run(_ line: String, in shell: Shell) async throws -> LineResult {
    await shell.run(try parse(line), waiting: .milliseconds(20))
  }

  @Test("A line whose tasks do not end in time fails, and names what still runs")
  func unsettled() async throws {
    let shell = Shell(session: Session(RestlessApp()))
    let first = try await run(":wait 0.02", in: shell)
    #expect(
      first.error?.message
        == "After 0.020 s the task of poll still ran; use :wait SECONDS to wait longer.")
    let second = try await run(":press Work", in: shell)
    #expect(
      second.error?.message.hasPrefix(
        "After 0.020 s the task of poll and a task that \":press Work\" started still ran") == true)
    #expect(second.error?.code == .operation)
  }

  @Test("On a virtual clock tasks that sleep are no reason to wait, and wake when time passes")
  func virtual() async throws {
    let shell = Shell(session: Session(RestlessApp(), clock: VirtualClock()))
    for line in [
      ":press Work", ":wait 999", ":expect text 'count 0'", ":wait 1", ":expect text 'count 2'",
    ] {
      let result = await shell.run(try parse(line), waiting: .seconds(600))
      #expect(result.error?.message == nil, "\(line)")
    }
  }

  @Test("A task that sleeps for no time over and over ends in an error, not in a hang")
  func noTime() async throws {
    struct SpinningApp: App {
      var body: some Scene {
        WindowGroup("Spinning") {
          Text("x").task { while (try? await Task.sleep(for: .zero)) != nil {} }
        }
      }
    }
    let shell = Shell(session: Session(SpinningApp(), clock: VirtualClock()))
    shell.mostWakings = 3
    let result = try await run(":wait 1", in: shell)
    #expect(result.error?.message.hasPrefix("Tasks woke 3 times in 1 s") == true)
  }
}
