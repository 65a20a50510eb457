// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@testable import FocusModel

@Suite("Animated changes")
struct MotionTests {
  private struct Failure: Error {}

  @Test("withAnimation runs its body once and returns what it returns")
  func result() {
    var runs = 0
    let value = withAnimation(.easeIn) {
      runs += 1
      return "done"
    }
    #expect(value == "done")
    #expect(runs == 1)
  }

  @Test("withAnimation passes an error on")
  func failure() {
    #expect(throws: Failure.self) {
      try withAnimation { throw Failure() }
    }
  }

  @Test("The completion of an animation runs after the change")
  func completion() {
    var steps: [String] = []
    withAnimation {
      steps.append("change")
    } completion: {
      steps.append("completion")
    }
    #expect(steps == ["change", "completion"])
  }

  @Test("Each namespace has an identity of its own that it keeps")
  func namespaces() {
    let first = Namespace()
    let second = Namespace()
    #expect(first.wrappedValue == first.wrappedValue)
    #expect(first.wrappedValue != second.wrappedValue)
  }

  @Test("A scroll position keeps what the app last asked for")
  func scrollPosition() {
    var position = ScrollPosition(edge: .top)
    #expect(position.edge == .top)
    position.scrollTo(id: 7)
    #expect(position.edge == nil)
    #expect(position.viewID(type: Int.self) == 7)
  }

  @Test("Environment values of appearance have a Mac's defaults and keep what is set")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.colorScheme == .light)
    #expect(values.horizontalSizeClass == .regular)
    #expect(values.font == nil)
    values.font = .title
    #expect(values.font == .title)
  }
}
