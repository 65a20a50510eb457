// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Testing

/// A binding to focus state that is published from a `Window` scene.
///
/// Seen: <https://developer.apple.com/forums/thread/763072>, where the reader had nil. One report; the
/// documentation makes no difference between the kinds of scene, and neither does the model, but for a
/// policy.
@MainActor @Suite("Case: a scene value of a Window scene")
struct WindowSceneCase {
  fileprivate struct SearchWindow: View {
    @FocusState private var isSearching: Bool
    @State private var query = ""
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Note", text: $note)
        TextField("Search", text: $query).focused($isSearching)
      }
      .focusedSceneValue(\.isSearching, $isSearching)
    }
  }

  fileprivate struct FindCommands: Commands {
    @FocusedValue(\.isSearching) private var isSearching

    var body: some Commands {
      CommandMenu("Find") {
        Button("Find…") { isSearching?.wrappedValue = true }.disabled(isSearching == nil)
      }
    }
  }

  private struct SingleApp: App {
    var body: some Scene {
      Window("Search", id: "search") { SearchWindow() }.commands { FindCommands() }
    }
  }

  private struct GroupApp: App {
    var body: some Scene {
      WindowGroup("Search", id: "search") { SearchWindow() }.commands { FindCommands() }
    }
  }

  @Test("F26: by the policy, the value of a Window scene is not seen and its command is grey")
  func seen() throws {
    var policies = Policies()
    policies.windowScenesPublish = false
    #expect(try AppDriver(SingleApp(), policies: policies).menuItem("find").isEnabled == false)
    let group = AppDriver(GroupApp(), policies: policies)
    #expect(try group.menuItem("find").isEnabled)
  }

  @Test("F26: the value of a Window scene is read as that of a WindowGroup is")
  func wanted() throws {
    for app in [AppDriver(SingleApp()), AppDriver(GroupApp())] {
      #expect(app.focusedField?.label == "Note")
      try app.menu("Find", "Find…")
      #expect(app.focusedField?.label == "Search")
    }
  }
}

extension FocusedValues {
  @Entry fileprivate var isSearching: FocusState<Bool>.Binding?
}
