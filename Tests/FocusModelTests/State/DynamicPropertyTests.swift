// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

extension EnvironmentValues {
  @Entry fileprivate var greeting = "hello"
}

/// A dynamic property of an app's own: state, environment, and an update before each body.
private struct Greeter: DynamicProperty {
  @State var name = "nobody"
  @Environment(\.greeting) var greeting
  var line = "not updated"

  mutating func update() { line = "\(greeting), \(name)" }
}

private struct Inner: View {
  let log: Log
  private var greeter = Greeter()

  init(log: Log) { self.log = log }

  var body: some View {
    let _ = log("body")
    Text(greeter.line)
    TextField("Name", text: greeter.$name)
  }
}

private struct Outer: View {
  let log: Log
  @State private var greeting = "hello"
  @State private var unrelated = 0
  var body: some View {
    Button("switch") { greeting = "good day" }
    Button("unrelated") { unrelated += 1 }
    Text("\(unrelated)")
    Inner(log: log).environment(\.greeting, greeting)
  }
}

@Observable
private final class Profile {
  var name = "Ann"
}

/// A dynamic property that copies from an observable object.
private struct ProfileName: DynamicProperty {
  @Environment(Profile.self) var profile
  var name = ""

  mutating func update() { name = profile.name }
}

private struct ProfileView: View {
  private var source = ProfileName()
  var body: some View { Text(source.name) }
}

@MainActor @Suite("Dynamic properties of an app's own")
struct DynamicPropertyTests {
  @Test(
    "Its state and environment work as if they stood in the view, and update() runs before the body"
  )
  func updateRunsBeforeBody() throws {
    let app = AppDriver { Outer(log: Log()) }
    #expect(app.texts.last == "hello, nobody")
    try app.set("Name", to: "Ann")
    #expect(app.texts.last == "hello, Ann")
  }

  @Test("What update() reads from the environment evaluates the view again when it changes")
  func updateFollowsEnvironment() throws {
    let app = AppDriver { Outer(log: Log()) }
    try app.set("Name", to: "Ann")
    try app.press("switch")
    #expect(app.texts.last == "good day, Ann")
  }

  @Test("What update() reads from an observable object evaluates the view again when it changes")
  func updateFollowsObjects() async throws {
    let profile = Profile()
    let app = AppDriver { ProfileView().environment(profile) }
    #expect(app.texts == ["Ann"])
    profile.name = "Bea"
    try await app.settle()
    #expect(app.texts == ["Bea"])
  }

  @Test("E3: update() does not run while an object that the property needs is missing")
  func updateWithoutObject() {
    let app = AppDriver { ProfileView() }
    #expect(app.texts.isEmpty)
    #expect(app.brokenRules == ["E3"])
  }

  @Test("A change that the property does not read leaves the view alone")
  func unrelatedChange() throws {
    let log = Log()
    let app = AppDriver { Outer(log: log) }
    _ = log.take()
    try app.press("unrelated")
    #expect(log.lines.count <= 1)
  }
}
