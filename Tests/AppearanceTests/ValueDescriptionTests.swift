// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing

@testable import FocusModel

@Suite("Descriptions of values")
struct ValueDescriptionTests {
  @Test("A colour is described as it was written")
  func colors() {
    #expect("\(Color.red.opacity(0.5))" == "red.opacity(0.5)")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "red: 1, green: 0.5, blue: 0")
    #expect("\(Color(.displayP3, white: 0.5))" == "displayP3, white: 0.5")
    #expect("\(Color("Brand"))" == #""Brand""#)
    #expect("\(Color.red.mix(with: .blue, by: 0.25))" == "red.mix(with: blue, by: 0.25)")
  }

  @Test("Colours are equal when they are written alike")
  func colorEquality() {
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    #expect(Set([Color.red, .red, .blue]).count == 2)
  }

  @Test("A font is described as it was written")
  func fonts() {
    #expect("\(Font.title.bold())" == "title.bold()")
    #expect("\(Font.system(size: 12, weight: .bold))" == "system(size: 12, weight: bold)")
    #expect("\(Font.system(.body, design: .monospaced))" == "system(body, design: monospaced)")
    #expect("\(Font.custom("Menlo", size: 11))" == #"custom("Menlo", size: 11)"#)
  }

  @Test("An animation and a transition are described as they were written")
  func motion() {
    #expect("\(Animation.easeInOut(duration: 0.2).delay(1))" == "easeInOut(duration: 0.2).delay(1)")
    #expect(
      "\(AnyTransition.move(edge: .top).combined(with: .opacity))"
        == "move(edge: top).combined(with: opacity)")
  }

  @Test("A shape is described with its changes")
  func shapes() {
    let view = Text("x").clipShape(.rect(cornerRadius: 8))
      .contentShape(Circle().inset(by: 2).trim(from: 0, to: 0.5))
    #expect(
      descriptions(of: view) == [
        "clipShape(rect(cornerRadius: 8))", "contentShape(circle.inset(2).trim(from: 0, to: 0.5))",
      ])
  }

  @Test("Sets of edges, alignments and points have SwiftUI's names")
  func geometry() {
    #expect("\(Edge.Set.all)" == "all")
    #expect("\([.top, .leading] as Edge.Set)" == "[top, leading]")
    #expect("\([] as Edge.Set)" == "[]")
    #expect(
      "\(Alignment.bottomTrailing) \(Alignment.center) \(Alignment.top)"
        == "bottomTrailing center top")
    #expect("\(UnitPoint.topLeading) \(UnitPoint(x: 0.25, y: 1))" == "topLeading (x: 0.25, y: 1)")
    #expect("\(Angle.degrees(90))" == "90°")
  }

  @Test("Foreground styles are recorded by name, in every level")
  func shapeStyles() {
    let view = Text("x").foregroundStyle(.red.opacity(0.5), .secondary, .ultraThinMaterial)
      .foregroundStyle(.tint).background(.blue.gradient, in: .capsule)
    #expect(
      descriptions(of: view) == [
        "foregroundStyle(red.opacity(0.5), secondary, ultraThinMaterial)", "foregroundStyle(tint)",
        "background([blue], in: capsule)",
      ])
  }

  @Test("A symbol's form knows which parts it has")
  func symbolVariants() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
    #expect("\(SymbolVariants.fill)" == "fill")
  }
}
