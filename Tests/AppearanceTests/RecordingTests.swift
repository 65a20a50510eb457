// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing

@testable import FocusModel

@Suite("Recording modifiers")
struct RecordingTests {
  @Test("A modifier records its SwiftUI name and its argument, innermost first")
  func order() {
    let view = Text("x").lineLimit(2).opacity(0.5)
    #expect(descriptions(of: view) == ["lineLimit(2)", "opacity(0.5)"])
  }

  @Test("The argument is kept as a value and described only when asked")
  func lazy() {
    let attribute = attributes(of: Text("x").multilineTextAlignment(.center)).first
    #expect(attribute?.argument as? TextAlignment == .center)
  }

  @Test("Labels that were left out are left out of the description")
  func labels() {
    let view = Text("x").frame(width: 200, alignment: .topLeading)
    #expect(descriptions(of: view) == ["frame(width: 200, alignment: topLeading)"])
  }

  @Test("An optional CGFloat is recorded as the number that it is")
  func optionalLength() {
    let length: CGFloat? = 12.5
    let view = Text("x").frame(width: length, height: nil).padding(.top, length)
    #expect(
      descriptions(of: view) == [
        "frame(width: 12.5, alignment: center)", "padding(top, 12.5)",
      ])
  }

  @Test("A CGFloat and infinity are recorded as numbers")
  func lengths() {
    let length: CGFloat = 8
    let view = Text("x").frame(minWidth: length, maxWidth: .infinity).padding(length)
    #expect(
      descriptions(of: view) == [
        "frame(minWidth: 8, maxWidth: infinity, alignment: center)", "padding(8)",
      ])
  }

  @Test("A modifier without an argument is its name alone")
  func nothing() {
    #expect(
      descriptions(of: Text("x").scaledToFit().labelsHidden()) == ["scaledToFit", "labelsHidden"])
  }

  @Test("An argument that is nil is not described as a value")
  func none() {
    let color: Color? = nil
    #expect(attributes(of: Text("x").tint(color)).first?.argumentDescription == nil)
    #expect(attributes(of: Text("x").lineLimit(nil)).first?.argumentDescription == nil)
  }

  @Test("A set is described in one order, whatever its order in memory")
  func sets() {
    let view = Text("x").presentationDetents([.large, .medium, .height(120), .fraction(0.25)])
    #expect(
      descriptions(of: view) == [
        "presentationDetents([fraction(0.25), height(120), large, medium])"
      ])
  }

  @Test("No control character of an app's string gets into a description")
  func controlCharacters() {
    let view = Text("x").fileDialogCustomizationID("a\u{1B}[31m\nb").foregroundStyle(Color("\u{7}"))
    for text in descriptions(of: view) {
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test("Ranges and lists are described as they are written")
  func ranges() {
    let view = Text("x").lineLimit(2...4).lineLimit(3...).lineLimit(...5)
      .accessibilityInputLabels(["a", "b"])
    #expect(
      descriptions(of: view) == [
        "lineLimit(2...4)", "lineLimit(3...)", "lineLimit(...5)",
        #"accessibilityInputLabels(["a", "b"])"#,
      ])
  }

  @Test("A scene records its modifiers as a view does")
  @MainActor func scenes() {
    let scene = WindowGroup { Text("x") }
      .windowResizability(.contentSize).defaultSize(CGSize(width: 800, height: 600))
      .windowStyle(.hiddenTitleBar)
    #expect(
      descriptions(of: scene) == [
        "windowResizability(contentSize)", "defaultSize(width: 800, height: 600)",
        "windowStyle(hiddenTitleBar)",
      ])
  }

  @Test("A styled text is a text again and records its style")
  func texts() {
    let text: Text = Text("x").font(.title.bold()).foregroundColor(.red).underline(color: .blue)
    #expect(
      descriptions(of: text.padding(2)) == [
        "font(title.bold())", "foregroundColor(red)",
        "underline(true, pattern: solid, color: blue)",
        "padding(2)",
      ])
  }
}
