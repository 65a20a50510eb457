// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusModel

@Suite("Described values")
struct DescribedValueTests {
  @Test("an enumeration's case is its name, each time that it is asked for")
  func caseName() {
    for _ in 1...2 {
      #expect(DescribedValue(Direction.left).text == "left")
      #expect(DescribedValue(Direction.right).text == "right")
      #expect(DescribedValue(Single.only).text == "only")
    }
  }

  @Test("a case with a payload shows the payload")
  func payload() {
    #expect(MemoryLayout<Answer>.size == 1)
    for _ in 1...2 {
      #expect(DescribedValue(Answer.given(true)).text == "given(true)")
      #expect(DescribedValue(Answer.given(false)).text == "given(false)")
      #expect(DescribedValue(Answer.none).text == "none")
    }
  }

  @Test("an enumeration that describes itself is asked each time")
  func ownDescription() {
    Mood.text = "calm"
    #expect(DescribedValue(Mood.any).text == "calm")
    Mood.text = "brisk"
    #expect(DescribedValue(Mood.any).text == "brisk")
  }

  @Test("the optional around a value is not shown, and nil is nil")
  func optional() {
    #expect(DescribedValue(Direction?.some(.left) as Any).text == "left")
    #expect(DescribedValue(Direction??.some(.some(.right)) as Any).text == "right")
    #expect(DescribedValue(Direction??.some(.none) as Any).text == nil)
    #expect(DescribedValue(Direction?.none as Any).text == nil)
    #expect(DescribedValue(Int?.some(3) as Any).text == "3")
  }
}

private enum Direction { case left, right }

private enum Single { case only }

private enum Answer {
  case given(Bool)
  case none
}

private enum Mood: CustomStringConvertible {
  case any

  nonisolated(unsafe) static var text = ""
  var description: String { Self.text }
}
