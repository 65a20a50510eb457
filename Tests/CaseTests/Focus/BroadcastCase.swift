// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Observation
import Testing

/// A command that is broadcast to the whole app, and that every window takes for itself.
///
/// Seen: <https://github.com/kenn-io/ghosthub/pull/49>. Each window filtered by its activity, and two
/// reported that they were key at once; here they do so by a policy.
@MainActor @Suite("Case: a broadcast instead of a focused value")
struct BroadcastCase {
  @Observable @MainActor
  fileprivate final class Center {
    var sent = 0
  }

  fileprivate struct SidebarWindow: View {
    let center: Center
    let isFiltered: Bool
    @Environment(\.appearsActive) private var appearsActive
    @State private var isSidebarShown = true

    var body: some View {
      Text(isSidebarShown ? "shown" : "hidden")
        .focusedSceneValue(\.isSidebarShown, $isSidebarShown)
        .onChange(of: center.sent) {
          if appearsActive || !isFiltered { isSidebarShown.toggle() }
        }
    }
  }

  fileprivate struct SidebarMenu: Commands {
    let center: Center
    let isBroadcast: Bool
    @FocusedBinding(\.isSidebarShown) private var isShown

    var body: some Commands {
      CommandMenu("Sidebar") {
        Button("Flip") { if isBroadcast { center.sent += 1 } else { isShown?.toggle() } }
          .keyboardShortcut("b")
      }
    }
  }

  private struct TwoWindowsApp: App {
    var isBroadcast = true
    var isFiltered = false
    private let center = Center()

    var body: some Scene {
      WindowGroup(id: "main") { SidebarWindow(center: center, isFiltered: isFiltered) }
        .commands { SidebarMenu(center: center, isBroadcast: isBroadcast) }
    }
  }

  private func sidebars(
    _ app: TwoWindowsApp, _ policies: Policies = Policies()
  ) throws -> [[String]] {
    let driver = AppDriver(app, policies: policies)
    try driver.menu("new")
    try driver.key("b")
    return driver.windows.map(\.content.texts)
  }

  @Test("F24: filtered by activity, a broadcast flips both sidebars where both windows report key")
  func seen() throws {
    var policies = Policies()
    policies.windowsReportKeyTogether = true
    #expect(
      try sidebars(TwoWindowsApp(isFiltered: true), policies) == [["hidden"], ["hidden"]])
  }

  @Test("M25: without a filter a broadcast flips both sidebars in any case")
  func unfiltered() throws {
    #expect(try sidebars(TwoWindowsApp()) == [["hidden"], ["hidden"]])
  }

  @Test("F24: a filter by activity leaves one where only the key window appears active")
  func filtered() throws {
    #expect(try sidebars(TwoWindowsApp(isFiltered: true)) == [["hidden"], ["shown"]])
  }

  @Test("F9: a focused binding addresses the key window alone")
  func wanted() throws {
    #expect(try sidebars(TwoWindowsApp(isBroadcast: false)) == [["hidden"], ["shown"]])
  }
}

extension FocusedValues {
  @Entry fileprivate var isSidebarShown: Binding<Bool>?
}
