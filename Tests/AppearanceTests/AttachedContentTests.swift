// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@testable import FocusModel

@Suite("Content beside and inside a view")
@MainActor struct AttachedContentTests {
  private func attachment(of view: Any) -> Any? {
    Mirror(reflecting: view).descendant("modifier", "attachment")
  }

  @Test("The content of an overlay, a background and an inset stays part of the tree")
  func live() {
    let button = Text("x").overlay(alignment: .top) { Button("Go") {} }
    #expect(attachment(of: button) is Button<Text>)
    #expect(attachment(of: Text("x").background(Button("Go") {})) is Button<Text>)
    #expect(attachment(of: Text("x").safeAreaInset(edge: .bottom) { Text("bar") }) is Text)
  }

  @Test("A style behind or over a view is recorded and brings no view")
  func inert() {
    #expect(descriptions(of: Text("x").background(Color.red)) == ["background(red)"])
    #expect(descriptions(of: Text("x").overlay(.bar)) == ["overlay(bar)"])
  }

  @Test("What is attached comes after the view and says what it is")
  func order() {
    let session = Session(OverlaidApp())
    let elements = session.keyWindow?.content ?? []
    #expect(elements.map(\.label) == ["below", "above"])
    #expect(elements.map { $0.attributes.map(\.description) } == [[], ["overlay(top)"]])
  }

  @Test("A container is an element that says what it is")
  func containers() {
    let grid = Grid(alignment: .leading, verticalSpacing: 4) { Text("x") }
    #expect(descriptions(of: grid.body) == ["Grid(alignment: leading, verticalSpacing: 4)"])
  }

  @Test("A colour or a shape used as a view says what it is")
  func leaves() {
    #expect((Color.clear.body as? InertLeaf)?.attribute.description == "Color(clear)")
    #expect((Circle().body as? InertLeaf)?.attribute.description == "Shape(circle)")
  }

  @Test("A reader of geometry gets the size of a new window, never zero")
  func geometry() {
    let reader = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    #expect((reader.body as? Text)?.string == "900")
  }

  @Test("Of an animation through phases the first shows")
  func phases() {
    let view = Text("x").phaseAnimator([3, 4]) { content, phase in content.opacity(Double(phase)) }
    #expect("\(view)".contains("opacity"))
  }
}

private struct OverlaidApp: App {
  var body: some Scene {
    WindowGroup { Text("below").overlay(alignment: .top) { Text("above") } }
  }
}
