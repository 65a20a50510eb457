// SPDX-License-Identifier: Apache-2.0

import FocusModel
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

  @Test("A change that the property does not read leaves the view alone")
  func unrelatedChange() throws {
    let log = Log()
    let app = AppDriver { Outer(log: log) }
    _ = log.take()
    try app.press("unrelated")
    #expect(log.lines.count <= 1)
  }
}
