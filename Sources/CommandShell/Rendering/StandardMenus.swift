// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The menus that every app has: what a person looks for is rather in the others.
struct StandardMenus {
  private let titles: Set<String>

  @MainActor
  init(of session: Session) {
    titles = [session.appName, "File", "Edit", "View", "Format", "Window", "Help"]
  }

  func contain(_ menu: MenuBar.Menu) -> Bool { titles.contains(menu.title) }

  func contain(_ item: MenuBar.Item) -> Bool { item.path.first.map(titles.contains) ?? false }
}
