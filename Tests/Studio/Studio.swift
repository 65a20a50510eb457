// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The app of the property tests: has a bit of everything that windows, menus and presentations can do.
///
/// A script that a property test prints when it fails runs in it: `swift run Studio run FILE`.
@main
struct Studio: App {
  let library = Library()

  var body: some Scene {
    WindowGroup("Board", id: "board") { BoardWindow() }
      .environment(library)
      .commands { StudioCommands(library: library) }
    WindowGroup("Card", id: "card", for: Int.self) { CardWindow(number: $0) }
      .environment(library)
    Window("Log", id: "log") { LogWindow() }
      .environment(library)
    UtilityWindow("Palette", id: "palette") { PaletteWindow() }
    Settings { SettingsWindow() }
  }
}
