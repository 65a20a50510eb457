// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Faults that views show by what they are given")
struct FindingsTests {
  private struct Fresh: Identifiable {
    let name: String
    var id: String { "\(name) \(Self.count())" }

    private static func count() -> Int {
      counter += 1
      return counter
    }
    nonisolated(unsafe) private static var counter = 0
  }

  private struct FreshRows: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
      ForEach([Fresh(name: "a"), Fresh(name: "b")]) { Text("\($0.name)") }
    }
  }

  @Test(
    "B16: rows whose elements have another id at each read are an issue, once they are made anew")
  func unstableRows() throws {
    let app = AppDriver { FreshRows() }
    #expect(app.issues.isEmpty)
    try app.press("count 0")
    try app.press("count 1")
    #expect(app.issues.map(\.kind) == [.unstableID])
    #expect(app.issues.first?.subject == "FreshRows")
    #expect(app.issues.first?.fact.contains("Fresh of a ForEach") == true)
  }

  private struct Destination: Identifiable, Equatable {
    var id = "one"
    var isSettings = false
    var note = ""
  }

  private struct Profile: View {
    let destination: Destination
    var body: some View { Text("profile \(destination.note)") }
  }

  private struct Preferences: View {
    var body: some View { Text("preferences") }
  }

  private struct Routed: View {
    @State private var destination: Destination?
    var body: some View {
      Button("show") { destination = Destination() }
        .sheet(item: $destination) { shown in
          if shown.isSettings { Preferences() } else { Profile(destination: shown) }
          Button("note") { destination?.note = "x" }
          Button("settings") { destination?.isSettings = true }
        }
    }
  }

  @Test("S6: items with one id that show different views are a finding that names both")
  func sharedID() throws {
    let app = AppDriver { Routed() }
    try app.press("show")
    try app.press("note")
    #expect(app.findings.isEmpty)
    try app.press("settings")
    #expect(app.findings.map(\.kind) == [.sharedID])
    #expect(app.findings.first?.fact.contains("\"Profile\" to \"Preferences\"") == true)
  }

  private final class Model: ObservableObject {
    @Published var target: String?
  }

  private struct Empty: View {
    @StateObject private var model = Model()
    @State private var isUp = false
    var body: some View {
      Button("show") { isUp = true }
        .sheet(isPresented: $isUp) { TargetSheet(model: model, isUp: $isUp) }
    }
  }

  private struct TargetSheet: View {
    @ObservedObject var model: Model
    @Binding var isUp: Bool
    var body: some View { if let target = model.target { Text(target) } }
  }

  @Test("S7: a flag that shows nothing at all is an issue, wherever the data is that is missing")
  func nothingShown() throws {
    let app = AppDriver { Empty() }
    try app.press("show")
    #expect(app.issues.map(\.kind) == [.outOfStep])
  }

  private struct Inert: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("open") { openWindow(id: "main") } }
  }

  @Test("W19, E9: openWindow from outside the running app does nothing, which is an issue")
  func inertAction() throws {
    let app = AppDriver { Inert().environment(\.self, EnvironmentValues()) }
    try app.press("open")
    #expect(app.windows.count == 1)
    #expect(app.issues.map(\.kind) == [.inertAction])
  }
}
