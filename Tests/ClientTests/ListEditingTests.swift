// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@MainActor @Suite("Editing lists")
struct ListEditingTests {
  private struct EditedApp: App {
    var body: some Scene {
      WindowGroup("Names", id: "names") { Names() }
    }
  }

  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("A row's actions delete and move it, as the app says with index sets")
  func rows() throws {
    let app = AppDriver(EditedApp())
    try app.press("Move Down", number: 1)
    #expect(app.texts == ["b", "a", "c"])
    try app.press("Move Up", number: 3)
    #expect(app.texts == ["b", "c", "a"])
    try app.press("Delete", number: 2)
    #expect(app.texts == ["b", "a"])
  }

  @Test(
    "Elements move to before the one at an offset",
    arguments: [
      ([0], 3, [1, 2, 0, 3, 4]), ([3], 0, [3, 0, 1, 2, 4]), ([1, 3], 5, [0, 2, 4, 1, 3]),
      ([0, 4], 2, [1, 0, 4, 2, 3]), ([2], 2, [0, 1, 2, 3, 4]),
    ])
  func moving(offsets: [Int], destination: Int, result: [Int]) {
    var numbers = Array(0..<5)
    numbers.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(numbers == result)
  }

  @Test("Elements at offsets are removed, and no others")
  func removing() {
    var numbers = Array(0..<5)
    numbers.remove(atOffsets: [0, 2, 4])
    #expect(numbers == [1, 3])
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct PeopleApp: App {
    var body: some Scene {
      WindowGroup("People", id: "people") { People() }
    }
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    private let people = [
      Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 30),
    ]
    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
    }
  }

  @Test("A press on a column's title orders a table by the column's key path")
  func tableOrder() throws {
    let app = AppDriver(PeopleApp())
    #expect(app.texts == ["Ada", "36", "Grace", "30"])
    try app.press("Age")
    #expect(app.texts == ["Grace", "30", "Ada", "36"])
    try app.press("Age")
    #expect(app.texts == ["Ada", "36", "Grace", "30"])
  }
}
