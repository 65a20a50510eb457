// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// An app about time: a clock that ticks as long as its window is there, and a timer for eggs.
@main
struct TimerApp: App {
  var body: some Scene {
    WindowGroup("Timer", id: "timer") { TimerView() }
  }
}

struct TimerView: View {
  @State private var ticks = 0
  @State private var egg = "raw"
  @State private var boiling: Task<Void, Never>?
  @State private var isDone = false

  var body: some View {
    Text("ticks \(ticks)")
    Text("egg \(egg)")
    Button("Boil") { boiling = Task { await boil() } }
    Button("Stop") { boiling?.cancel() }
      .task(name: "tick") {
        while (try? await Task.sleep(for: .seconds(1))) != nil { ticks += 1 }
      }
      .sheet(isPresented: $isDone) {
        Button("Eat") { isDone = false }.keyboardShortcut(.defaultAction)
      }
  }

  private func boil() async {
    do {
      egg = "soft"
      try await Task.sleep(nanoseconds: 180_000_000_000)
      egg = "medium"
      try await ContinuousClock().sleep(for: .seconds(120))
      egg = "hard"
      isDone = true
    } catch {
      egg = "cold"
    }
  }
}
