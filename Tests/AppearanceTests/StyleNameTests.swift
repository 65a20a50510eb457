// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@testable import FocusModel

private struct LoudButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@Suite("Names of styles")
struct StyleNameTests {
  @Test("A system style is recorded by its leading-dot name")
  func names() {
    let view = Text("x").buttonStyle(.borderedProminent).toggleStyle(.switch).listStyle(.sidebar)
      .pickerStyle(.radioGroup).textFieldStyle(.roundedBorder).formStyle(.grouped)
      .progressViewStyle(.circular).labelStyle(.titleAndIcon).navigationSplitViewStyle(.balanced)
    #expect(
      descriptions(of: view) == [
        "buttonStyle(borderedProminent)", "toggleStyle(switch)", "listStyle(sidebar)",
        "pickerStyle(radioGroup)", "textFieldStyle(roundedBorder)", "formStyle(grouped)",
        "progressViewStyle(circular)", "labelStyle(titleAndIcon)",
        "navigationSplitViewStyle(balanced)",
      ])
  }

  @Test("The default of a family is called automatic, whatever its type is called")
  func automatic() {
    let view = Text("x").buttonStyle(.automatic).tableStyle(.automatic).tabViewStyle(.automatic)
    #expect(
      descriptions(of: view) == [
        "buttonStyle(automatic)", "tableStyle(automatic)", "tabViewStyle(automatic)",
      ])
  }

  @Test("A style whose type is not named after it keeps its own name")
  @MainActor func exceptions() {
    #expect(
      descriptions(of: Text("x").navigationViewStyle(.columns)) == ["navigationViewStyle(columns)"])
    let scene = WindowGroup { Text("x") }.menuBarExtraStyle(.menu)
    #expect(descriptions(of: scene) == ["menuBarExtraStyle(menu)"])
  }

  @Test("A style of the app's own keeps its type's name")
  @MainActor func custom() {
    #expect(
      descriptions(of: Text("x").buttonStyle(LoudButtonStyle())) == [
        "buttonStyle(LoudButtonStyle())"
      ])
  }
}
