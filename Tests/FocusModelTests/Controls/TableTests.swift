// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FocusModel

@MainActor @Suite("Tables")
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let town: String
  }

  private struct ByName: SortComparator {
    var order = SortOrder.forward
    func compare(_ left: Person, _ right: Person) -> ComparisonResult {
      let result: ComparisonResult =
        left.name == right.name
        ? .orderedSame : left.name < right.name ? .orderedAscending : .orderedDescending
      return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
    }
  }

  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Ada", town: "London"), Person(id: 2, name: "Grace", town: "New York"),
    ]
    @State private var selection: Int?
    @State private var order: [ByName] = []
    var body: some View {
      Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Name", sortUsing: ByName()) { (person: Person) in Text(person.name) }
        TableColumn("Town", sortUsing: ByName()) { (person: Person) in Text(person.town) }
      }
      Text("chosen \(selection ?? 0)")
    }
  }

  @Test("A row holds a cell for each column and is selected by a press")
  func rows() throws {
    let session = Session(showing: People())
    let row = try #require(session.element("Grace New York"))
    #expect(row.role == .row)
    #expect(row.children.map(\.label) == ["Grace", "New York"])
    #expect(!row.isSelected)
    session.press("Grace New York")
    #expect(session.element("Grace New York")?.isSelected == true)
    #expect(session.texts.last == "chosen 2")
  }

  @Test("A press on a column's title orders the rows, another one the other way round")
  func order() {
    let session = Session(showing: People())
    session.press("Name")
    session.press("Name")
    let rows = session.elements.filter { $0.role == .row }.map(\.label)
    #expect(rows == ["Grace New York", "Ada London"])
  }

  @Test("Columns of strings and rows given one by one need no more than their titles")
  func plain() {
    let session = Session(
      showing: Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Town") { Text($0.town) }
      } rows: {
        TableRow(Person(id: 1, name: "Ada", town: "London"))
        TableRow(Person(id: 2, name: "Alan", town: "Wilmslow"))
      })
    #expect(session.texts == ["Name", "Town", "Ada", "London", "Alan", "Wilmslow"])
  }
}
