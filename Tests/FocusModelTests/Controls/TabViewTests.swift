// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@MainActor @Suite("Tab views")
struct TabViewTests {
  @Test("Only the page of the selected tab is seen; a press on a tab selects it")
  func tabItems() {
    let session = Session(
      showing: TabView {
        Text("first").tabItem { Text("One") }
        Text("second").tabItem { Label("Two", systemImage: "2.circle") }
      })
    #expect(session.texts == ["first"])
    #expect(session.element("One")?.isSelected == true)
    session.press("Two")
    #expect(session.texts == ["second"])
    #expect(session.element("One")?.isSelected == false)
    #expect(session.element("Two")?.isSelected == true)
  }

  private enum Place: Hashable {
    case home
    case work
  }

  private struct Places: View {
    @State private var place = Place.work
    var body: some View {
      TabView(selection: $place) {
        Text("at home").tabItem { Text("Home") }.tag(Place.home)
        Text("at work").tag(Place.work).tabItem { Text("Work") }
      }
      Text("\(place)")
    }
  }

  @Test("A binding and tags say which tab is selected, inside or outside of tabItem")
  func tags() {
    let session = Session(showing: Places())
    #expect(session.texts == ["at work", "work"])
    session.press("Home")
    #expect(session.texts == ["at home", "home"])
    session.press("Work")
    #expect(session.texts == ["at work", "work"])
  }

  private struct ValueTabs: View {
    @State private var place = Place.home
    @State private var hasWork = true
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: Place.home) { Counter() }
        if hasWork {
          Tab("Work", systemImage: "briefcase", value: Place.work) { Text("at work") }
        }
      }
      Button("Quit Job") { hasWork = false }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
      Button("Count") { count += 1 }
    }
  }

  @Test("A page keeps its state while another one is shown")
  func state() {
    let session = Session(showing: ValueTabs())
    session.press("Count")
    session.press("Work")
    #expect(session.texts == ["at work"])
    #expect(session.press("Count").refusal != nil)
    session.press("Home")
    #expect(session.texts == ["count 1"])
  }

  @Test("A tab may come and go")
  func conditional() {
    let session = Session(showing: ValueTabs())
    session.press("Quit Job")
    #expect(session.element("Work") == nil)
    #expect(session.texts == ["count 0"])
  }

  @Test("F4: scene values of a page that is not shown are not seen")
  func focusedValues() {
    let session = Session(
      showing: TabView {
        Text("first").focusedSceneValue(\.tabProbe, "first").tabItem { Text("One") }
        Text("second").focusedSceneValue(\.tabProbe, "second").tabItem { Text("Two") }
      })
    session.press("Two")
    session.press("One")
    #expect(session.focusedValues.map(\.reads.text) == ["first"])
  }
}

private struct TabProbeKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var tabProbe: String? {
    get { self[TabProbeKey.self] }
    set { self[TabProbeKey.self] = newValue }
  }
}
