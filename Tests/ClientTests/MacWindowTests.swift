// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@MainActor @Suite("Controls that write by a format")
struct MacWindowTests {
  private struct MacApp: App {
    var body: some Scene { WindowGroup { MacWindow() } }
  }

  @Test("A stepper shows its value by the format and takes what the format reads")
  func stepper() throws {
    let app = AppDriver(MacApp())
    #expect(try app.value(of: "Share") == "50%")
    try app.press("Increment")
    #expect(try app.value(of: "Share") == "55%")
    try app.set("Share", to: "20%")
    #expect(try app.value(of: "Share") == "20%")
    #expect(throws: Refusal.self) { try app.set("Share", to: "200%") }
  }

  @Test("A field takes what its formatter reads, and keeps the value otherwise")
  func formatter() throws {
    let app = AppDriver(MacApp())
    #expect(try app.value(of: "Count") == "3")
    try app.set("Count", to: "12")
    try app.set("Count", to: "many")
    #expect(try app.value(of: "Count") == "12")
  }

  @Test("The items of a toolbar that may be rearranged stand in it")
  func toolbar() throws {
    let app = AppDriver(MacApp())
    try app.toggle("On")
    #expect(try app.value(of: "On") == "on")
    try app.press("Off")
    #expect(try app.value(of: "On") == "off")
  }

  @Test("A picture from an address shows what stands in its place")
  func asyncImage() {
    #expect(AppDriver(MacApp()).texts.contains("waiting"))
  }
}
