// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

/// A sheet whose content reads an object that is not there where the sheet is attached.
///
/// Seen: <https://github.com/permissionlesstech/bitchat/issues/899> and, for a router object,
/// <https://github.com/Ichigo3766/Open-Relay/issues/163>.
@MainActor @Suite("Case: an object that a sheet does not find")
struct MissingObjectCase {
  fileprivate final class Theme: ObservableObject {
    @Published var name = "dark"
  }

  @Observable @MainActor
  fileprivate final class Router {
    var path = "inbox"
  }

  fileprivate struct ThemeSheet: View {
    @EnvironmentObject private var theme: Theme
    var body: some View { Text("theme \(theme.name)") }
  }

  fileprivate struct RouterSheet: View {
    @Environment(Router.self) private var router
    var body: some View { Text("at \(router.path)") }
  }

  fileprivate struct ChatWindow: View {
    let isInjectedOutside: Bool
    let usesRouter: Bool
    @StateObject private var theme = Theme()
    @State private var router = Router()
    @State private var isUp = false

    var body: some View {
      if isInjectedOutside {
        presenting(Button("Show") { isUp = true }).environmentObject(theme).environment(router)
      } else {
        presenting(Button("Show") { isUp = true }.environmentObject(theme).environment(router))
      }
    }

    private func presenting(_ view: some View) -> some View {
      view.sheet(isPresented: $isUp) {
        if usesRouter { RouterSheet() } else { ThemeSheet() }
      }
    }
  }

  private struct ChatApp: App {
    var isInjectedOutside = false
    var usesRouter = false
    var body: some Scene {
      WindowGroup { ChatWindow(isInjectedOutside: isInjectedOutside, usesRouter: usesRouter) }
    }
  }

  @Test(
    "E4, E5: an object put below the sheet is missing in it, which is an issue that names its type")
  func seen() throws {
    for usesRouter in [false, true] {
      let app = AppDriver(ChatApp(usesRouter: usesRouter))
      try app.press("Show")
      #expect(app.issues.map(\.kind) == [.missingEnvironmentObject])
      #expect(app.issues.first?.message.contains(usesRouter ? "Router" : "Theme") == true)
    }
  }

  @Test("E4: put around the view that presents, it is there")
  func wanted() throws {
    for (usesRouter, text) in [(false, "theme dark"), (true, "at inbox")] {
      let app = AppDriver(ChatApp(isInjectedOutside: true, usesRouter: usesRouter))
      try app.press("Show")
      #expect(app.texts == [text])
      #expect(app.issues.isEmpty)
    }
  }
}
