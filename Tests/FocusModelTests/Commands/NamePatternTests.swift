// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

@MainActor @Suite("Names by what is typed of them")
struct NamePatternTests {
  @Test(
    "A beginning is compared without case, and to the end of characters",
    arguments: [
      ("", "new", true), ("ne", "new", true), ("NE", "new", true), ("ne", "New Note", true),
      ("newer", "new", false), ("ew", "new", false), ("zü", "Zürich", true),
      ("e", "e\u{301}a", false), ("Ä", "ära", true), ("\u{212A}", "kelvin", true),
    ])
  func beginning(part: String, name: String, isMeant: Bool) {
    #expect(NamePattern.beginning(part).matches(name) == isMeant)
  }

  @Test("A later word is one behind a hyphen")
  func laterWord() {
    #expect(NamePattern.laterWord("Book").matches("add-bookmark"))
    #expect(!NamePattern.laterWord("add").matches("add-bookmark"))
  }

  @Test("The items that are meant are those of the whole menu bar, open windows included")
  func items() throws {
    let app = AppDriver.repository()
    for _ in 0..<11 { try app.menu("File", "New Repository Window") }
    let names = app.session.menuBar.allItems.map(\.name)
    for part in ["", "n", "w", "window-", "window-1", "window-12", "windows", "x", "add-"] {
      let wanted = NamePattern.beginning(part)
      #expect(
        app.session.menuItems(named: wanted).map(\.name).sorted()
          == names.filter { $0.hasPrefix(part) }.sorted(), "\(part)")
    }
    #expect(
      app.session.menuItems(named: .laterWord("1")).map(\.name)
        == ["window-1", "window-10", "window-11", "window-12"])
  }
}
