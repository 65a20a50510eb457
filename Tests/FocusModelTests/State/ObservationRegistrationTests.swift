// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing

@testable import FocusModel

@Observable
private final class Model {
  var title = "title"
  var other = "other"
  var third = "third"
}

@MainActor @Suite("Registrations with observable objects")
struct ObservationRegistrationTests {
  private struct Reader: View {
    let model: Model
    @State private var runs = 0
    var body: some View {
      Text("\(model.title) \(runs)")
      Button("again") { runs += 1 }
    }
  }

  private struct Root: View {
    let model: Model
    @State private var isUp = false
    @State private var showsRows = false
    var body: some View {
      Text(model.title)
      Button("show") { isUp = true }
      Toggle("Rows", isOn: $showsRows)
      if showsRows { ForEach(0..<20, id: \.self) { _ in Reader(model: model) } }
      EmptyView().sheet(isPresented: $isUp) {
        Text(model.other)
        Reader(model: model)
      }
    }
  }

  /// What the standard library keeps for those who have read the object: it lives as long as the
  /// registration that leads to it.
  private struct Kept {
    weak var signal: ObservationSignal?
  }

  /// What the registrations that stand now in an app lead to.
  private func registrations(in app: AppDriver) -> [Kept] {
    var found: [Kept] = []
    for surface in app.session.windows.inOrderOfOpening.flatMap(\.surfaces) {
      surface.root?.walk { node in
        found += node.dependencies.compactMap { ($0 as? ObservationLink)?.signal }.map(Kept.init)
        return true
      }
    }
    return found
  }

  private func standing(_ kept: [Kept]) -> Int { kept.filter { $0.signal != nil }.count }

  @Test("A view that goes leaves no registration with the object that it has read")
  func gone() throws {
    let model = Model()
    let app = AppDriver { Root(model: model) }
    var kept: [Kept] = []
    for _ in 0..<200 {
      try app.press("show")
      kept += registrations(in: app)
      try app.pressEscape()
      try app.toggle("Rows")
      kept += registrations(in: app)
      try app.toggle("Rows")
    }
    #expect(kept.count > 200 * 20)
    // Those of the root, and of each type of node the very first.
    #expect(standing(kept) <= 5)
    withExtendedLifetime(model) {}
  }

  @Test("A view that is evaluated again for something else has one registration with the object")
  func evaluatedAgain() throws {
    let model = Model()
    let app = AppDriver { Reader(model: model) }
    var kept: [Kept] = []
    for _ in 0..<200 {
      try app.press("again")
      kept += registrations(in: app)
    }
    #expect(kept.count == 200)
    #expect(standing(kept) == 1)
    model.title = "new"
    app.session.flushUnprompted()
    #expect(app.texts == ["new 200"])
  }

  @Test("A view stays registered when another that has read the same object goes")
  func others() throws {
    let model = Model()
    let app = AppDriver { Root(model: model) }
    for round in 0..<3 {
      try app.press("show")
      try app.press("again")
      try app.pressEscape()
      model.title = "\(round)"
      app.session.flushUnprompted()
      #expect(app.texts == ["\(round)"])
    }
  }

  @Test("A change on another thread while readers come and go leaves the others registered")
  func anyThread() async throws {
    let model = Model()
    let app = AppDriver { Root(model: model) }
    for round in 0..<20 {
      try app.press("show")
      nonisolated(unsafe) let shared = model
      async let change: Void = Task.detached { shared.other = "\(round)" }.value
      try app.pressEscape()
      await change
      model.title = "\(round)"
      try await app.settle()
      #expect(app.texts == ["\(round)"])
    }
  }
}
