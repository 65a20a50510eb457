// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

/// A window of notes: a field, buttons that share a label, and what the menus ask it for.
struct NotesWindow: View {
  @State private var sheet: NoteSheet?
  @State private var title = "Notes"
  @State private var opened = "nothing"
  @State private var status = "idle"
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var filter = ""
  @State private var isCounting = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      Text("Opened \(opened)")
        .sheet(isPresented: $isCounting, onDismiss: { status = "counted" }) { Text("One more") }
      Text("Status \(status)")
        .alert("Erase?", isPresented: $isAsking) {
          Button("Erase", role: .destructive) { status = "erased" }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("All notes go.")
        }
      TextField("Filter", text: $filter)
        .confirmationDialog("Choose one", isPresented: $isChoosing) {
          Button("Red") { status = "red" }
          Button("Green") { status = "green" }
        }
      Button("Open") { opened = "first" }
      Button("Open") { opened = "second" }
      Button("Never") {}.disabled(true)
    }
    .navigationTitle(title)
    .focusedSceneValue(\.sheetToShow, $sheet)
    .focusedSceneValue(\.noteCount, 3)
    .focusedSceneValue(\.trouble, trouble)
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .newNote: NoteForm()
      case .share: ShareForm()
      case .empty: Text("Nothing to press")
      }
    }
  }

  private var trouble: Trouble {
    Trouble(
      ask: { isAsking = true }, choose: { isChoosing = true }, count: { isCounting = true },
      // What a file or a server may call itself: a terminal would obey it.
      rename: { title = "evil\u{1B}[31m\u{9B}2J\u{202E}\u{7}" },
      start: start, breakOff: breakOff, openNowhere: { openWindow(id: "nowhere") },
      weigh: { status = "weighs \(peakMemory) kB" })
  }

  /// The most memory that the process has had at once, in kilobytes; 0 where the system does not say.
  private var peakMemory: Int {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = lines.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  /// Begins what takes long, in the middle of which the signal of Ctrl-C comes.
  private func breakOff() {
    start(.seconds(3_600))
    Task {
      try? await Task.sleep(for: .milliseconds(20))
      kill(getpid(), SIGINT)
    }
  }

  private func start(_ duration: Duration) {
    status = "working"
    Task {
      try? await Task.sleep(for: duration)
      status = "done"
    }
  }
}
