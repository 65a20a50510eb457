// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import SwiftUI
import Testing

extension Notification.Name {
  fileprivate static let counted = Notification.Name("counted")
}

@MainActor @Suite("Streams of the system")
struct StreamClientTests {
  private struct CountCommands: Commands {
    let center: NotificationCenter
    var body: some Commands {
      CommandMenu("Count") {
        Button("Count Up") { center.post(name: .counted, object: nil) }
      }
    }
  }

  private struct Counter: View {
    let center: NotificationCenter
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .onReceive(center.publisher(for: .counted).map { _ in 1 }) { count += $0 }
    }
  }

  private struct CountApp: App {
    // Of its own, so that no other test hears of it.
    private let center = NotificationCenter()
    var body: some Scene {
      WindowGroup("Count", id: "count") { Counter(center: center) }
        .commands { CountCommands(center: center) }
    }
  }

  @Test("A notification that a menu command posts reaches the views of every window")
  func notification() throws {
    let app = AppDriver(CountApp())
    try app.menu("File", "New Count Window")
    try app.menu("Count", "Count Up")
    #expect(app.texts == ["1"])
    try app.makeKey(1)
    #expect(app.texts == ["1"])
    try app.close(2)
    try app.menu("Count", "Count Up")
    #expect(app.texts == ["2"])
  }

  @Test("A publisher of notifications is the same when it observes the same")
  func sameNotification() {
    let center = NotificationCenter()
    #expect(center.publisher(for: .counted) == center.publisher(for: .counted))
    #expect(center.publisher(for: .counted) != center.publisher(for: .init("other")))
  }

  private struct Ticking: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    var body: some View {
      Text("\(ticks)").onReceive(timer) { _ in
        ticks += 1
        if ticks == 2 { timer.upstream.connect().cancel() }
      }
    }
  }

  private struct TickingApp: App {
    var body: some Scene { WindowGroup { Ticking() } }
  }

  @Test("A timer sends on the clock of the app until it is cancelled")
  func timer() async throws {
    let clock = VirtualClock()
    let session = Session(TickingApp(), clock: clock)
    for _ in 0..<100 where !clock.isAnyoneAsleep { await Task.yield() }
    for _ in 0..<5 {
      _ = clock.step(toward: .seconds(10))
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(session.keyWindow?.front.texts == ["2"])
  }
}

@MainActor @Suite("What an app asks of the system by AppKit's names")
struct SystemRequestTests {
  private struct Requests: View {
    @State private var copied = ""
    var body: some View {
      Button("Open") { NSWorkspace.shared.open(URL(filePath: "/tmp/file")) }
      Button("Copy Name") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("name", forType: .string)
      }
      Button("Read") { copied = NSPasteboard.general.string(forType: .string) ?? "none" }
      Button("Hide") { NSApp.hide(nil) }
      Button("Quit") { NSApplication.shared.terminate(nil) }
      TextField("Field", text: $copied)
    }
  }

  private struct RequestApp: App {
    var body: some Scene { WindowGroup { Requests() } }
  }

  @Test("An address is opened by the system of the app that asks")
  func opening() throws {
    let app = AppDriver(RequestApp())
    try app.press("Open")
    #expect(app.session.openedURLs == [URL(filePath: "/tmp/file")])
  }

  @Test("What is copied by name is what Paste puts into a field")
  func pasteboard() throws {
    let app = AppDriver(RequestApp())
    try app.press("Read")
    #expect(try app.value(of: "Field") == "none")
    try app.press("Copy Name")
    try app.set("Field", to: "")
    try app.focus("Field")
    try app.menu("Edit", "Paste")
    #expect(try app.value(of: "Field") == "name")
  }

  @Test("The app hides and ends when it is told to")
  func application() throws {
    let app = AppDriver(RequestApp())
    try app.press("Hide")
    #expect(app.session.isHidden)
    #expect(!app.session.hasQuit)
    try app.menu("Request", "Show All")
    try app.press("Quit")
    #expect(app.session.hasQuit)
  }

  @Test("Without an app to ask, nothing is asked")
  func nobody() {
    #expect(!NSWorkspace.shared.open(URL(filePath: "/tmp/file")))
    #expect(NSPasteboard.general.string(forType: .string) == nil)
  }

  @Test("A colour of AppKit's is recorded by its name")
  func color() {
    #expect(Color(nsColor: .windowBackgroundColor) == Color(NSColor.windowBackgroundColor))
    #expect(NSColor(Color.red) == NSColor(.red))
  }
}
