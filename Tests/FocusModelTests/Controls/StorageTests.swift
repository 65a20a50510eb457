// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel

@MainActor @Suite("Stored values")
struct StorageTests {
  private enum Order: String {
    case name
    case date
  }

  private struct Preferences: View {
    @AppStorage("showsLog") private var showsLog = false
    @AppStorage("order") private var order = Order.name
    @AppStorage("user") private var user: String?
    @SceneStorage("scroll") private var scroll = 0
    var body: some View {
      Text("\(showsLog) \(order) \(user ?? "nobody") \(scroll)")
      Toggle("Log", isOn: $showsLog)
      Button("By Date") { order = .date }
      Button("Log In") { user = "ada" }
      Button("Log Out") { user = nil }
      Button("Scroll") { scroll += 1 }
    }
  }

  @Test("All windows see the same value of the app, and each its own of the window")
  func shared() {
    let session = Session(showing: Preferences())
    _ = session.perform(.toggle(ElementQuery("Log")))
    session.press("Scroll")
    session.choose("new")
    #expect(session.texts == ["true name nobody 0"])
    session.press("By Date")
    session.press("Log In")
    _ = session.perform(.makeKey(window: 1))
    #expect(session.texts == ["true date ada 1"])
  }

  @Test("What is stored can be read and put back; nil is stored as nothing")
  func kept() {
    let session = Session(showing: Preferences())
    session.press("By Date")
    session.press("Log In")
    #expect(session.appStorage == ["order": .string("date"), "user": .string("ada")])
    session.press("Log Out")
    #expect(session.appStorage == ["order": .string("date")])
    let other = Session(showing: Preferences())
    other.appStorage = ["order": .string("date"), "showsLog": .bool(true), "user": .int(3)]
    #expect(other.texts == ["true date nobody 0"])
  }

  @Test("A write is reported under its name; an equal one is none")
  func reported() {
    let session = Session(showing: Preferences())
    #expect(
      session.press("By Date").summary(writes: true) == ["Preferences.order: name → date"])
    #expect(session.press("By Date").events.isEmpty)
  }

  private struct AppWide: App {
    @AppStorage("count") private var count = 0
    var body: some Scene {
      WindowGroup("Main", id: "main") { Text("main") }
        .commands { CommandMenu("Count") { Button("Up \(count)") { count += 1 } } }
    }
  }

  @Test("The app itself may store values")
  func inApp() {
    let session = Session(AppWide())
    session.choose("up-0")
    #expect(session.menuItem("up-1") != nil)
  }

  @Test("W20, F24: the scene phase follows hiding, and only the key window appears active")
  func activity() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.appearsActive) private var appearsActive
      var body: some View { Text("\(phase) \(appearsActive)") }
    }
    let session = Session(showing: Phase())
    func texts() -> [String] {
      session.windowSnapshots.sorted { $0.number < $1.number }
        .map { $0.content.all.first?.label ?? "" }
    }
    session.choose("new")
    #expect(texts() == ["active false", "active true"])
    _ = session.perform(.makeKey(window: 1))
    #expect(texts() == ["active true", "active false"])
    session.choose("hide")
    #expect(texts() == ["background false", "background false"])
  }

  @Test("An address goes to the views that take addresses, in a window of its own if need be")
  func openURL() {
    struct Taking: View {
      @State private var url = "none"
      var body: some View {
        Text(url).onOpenURL { url = $0.absoluteString }
      }
    }
    let session = Session(showing: Taking())
    #expect(session.perform(.openURL("app://one")).isAccepted)
    #expect(session.texts == ["app://one"])
    session.choose("close")
    #expect(session.perform(.openURL("app://two")).isAccepted)
    #expect(session.texts == ["app://two"])
  }
}
