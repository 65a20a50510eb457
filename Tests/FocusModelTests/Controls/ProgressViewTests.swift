// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@MainActor @Suite("Progress views")
struct ProgressViewTests {
  @Test("The value is per cent of the total")
  func percent() {
    let session = Session(showing: ProgressView("Cloning", value: 21, total: 50))
    #expect(session.element("Cloning")?.role == .progress)
    #expect(session.element("Cloning")?.value == "42 %")
  }

  @Test("An indeterminate view has no value, and words for the value replace per cent")
  func words() {
    let session = Session(
      showing: VStack {
        ProgressView("Waiting")
        ProgressView(value: 0.5) {
          Text("Copying")
        } currentValueLabel: {
          Text("half")
        }
      })
    #expect(session.element("Waiting")?.value == nil)
    #expect(session.element("Copying")?.value == "half")
    #expect(session.texts.isEmpty)
  }

  @Test("Progress that moves on is reported")
  func reports() {
    struct Download: View {
      @State private var done = 0.25
      var body: some View {
        ProgressView("Download", value: done)
        Button("Go on") { done = 0.75 }
      }
    }
    let session = Session(showing: Download())
    let report = session.press("Go on")
    let fractions = report.events.compactMap { event -> Double? in
      if case .taskProgressed("Download", let fraction, 1) = event { fraction } else { nil }
    }
    #expect(fractions == [0.75])
  }
}
