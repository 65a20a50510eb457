// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel

@MainActor @Suite("Steppers, sliders, date and color pickers")
struct ValueControlsTests {
  private struct Values: View {
    @State private var count = 3
    @State private var volume = 0.5
    @State private var day = Date(timeIntervalSince1970: 86_400)
    @State private var color = Color.red
    var body: some View {
      Stepper("Count", value: $count, in: 0...5, step: 2)
      Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
      DatePicker("Moment", selection: $day, in: Date(timeIntervalSince1970: 0)...)
      ColorPicker("Tint", selection: $color)
      Text("\(count) \(volume)")
    }
  }

  @Test("A stepper's buttons move its value by the step and stop at the bounds")
  func stepper() {
    let session = Session(showing: Values())
    #expect(session.element("Count")?.value == "3")
    session.press("Increment")
    session.press("Increment")
    #expect(session.element("Count")?.value == "5")
    session.press("Decrement")
    #expect(session.element("Count")?.value == "3")
  }

  @Test("A stepper takes a number inside its bounds as text")
  func stepperText() {
    let session = Session(showing: Values())
    #expect(session.set("Count", "1").isAccepted)
    #expect(session.element("Count")?.value == "1")
    #expect(session.set("Count", "9").refusal?.code == .notFound)
    #expect(session.set("Count", "many").refusal?.message.contains("0 to 5") == true)
    #expect(session.element("Count")?.value == "1")
  }

  @Test("A slider's value snaps to its steps")
  func slider() {
    let session = Session(showing: Values())
    #expect(session.set("Volume", "7.3").isAccepted)
    #expect(session.element("Volume")?.value == "7.5")
    #expect(session.set("Volume", "11").refusal != nil)
  }

  @Test("A date is ISO 8601 text, refused outside the range")
  func date() {
    let session = Session(showing: Values())
    #expect(session.element("Moment")?.value == "1970-01-02T00:00:00Z")
    #expect(session.set("Moment", "2025-01-31T10:20:30Z").isAccepted)
    #expect(session.element("Moment")?.value == "2025-01-31T10:20:30Z")
    #expect(session.set("Moment", "1969-01-01T00:00:00Z").refusal != nil)
    #expect(session.set("Moment", "tomorrow").refusal != nil)
  }

  @Test("A picker of days alone shows and takes days")
  func day() {
    struct Day: View {
      @State private var day = Date(timeIntervalSince1970: 10 * 86_400)
      var body: some View {
        DatePicker("Day", selection: $day, displayedComponents: .date)
      }
    }
    let session = Session(showing: Day())
    #expect(session.set("Day", "2024-02-29").isAccepted)
    #expect(session.element("Day")?.value == "2024-02-29")
  }

  @Test("A color is described")
  func color() {
    let session = Session(showing: Values())
    #expect(session.element("Tint")?.value == "red")
  }

  @Test("A field with a format writes and reads its value")
  func format() {
    struct Percent: View {
      @State private var share = 12
      var body: some View {
        TextField("Share", value: $share, format: .number)
        Text("share \(share)")
        Text(share, format: .number)
      }
    }
    let session = Session(showing: Percent())
    #expect(session.element("Share")?.value == "12")
    session.set("Share", "34")
    #expect(session.texts == ["share 34", "34"])
    session.set("Share", "no number")
    #expect(session.texts.first == "share 34")
  }
}
