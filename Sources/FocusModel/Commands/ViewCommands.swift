// SPDX-License-Identifier: Apache-2.0

/// The item that shows and hides the sidebar of the key window.
///
/// Source: <https://developer.apple.com/documentation/swiftui/sidebarcommands>
public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarVisibility) private var visibility

  /// Creates the commands.
  public nonisolated init() {}

  /// The item.
  public var body: some Commands {
    let isHidden = visibility?.wrappedValue == .detailOnly
    CommandGroup(before: .sidebar) {
      Button(isHidden ? "Show Sidebar" : "Hide Sidebar") {
        visibility?.wrappedValue = isHidden ? .all : .detailOnly
      }
      .keyboardShortcut("s", modifiers: [.command, .control])
      .disabled(visibility == nil)
      .accessibilityIdentifier("toggle-sidebar")
    }
  }
}

/// The item that shows and hides the inspector of the key window.
///
/// Source: <https://developer.apple.com/documentation/swiftui/inspectorcommands>
public struct InspectorCommands: Commands {
  @FocusedValue(\.inspectorVisibility) private var isShown

  /// Creates the commands.
  public nonisolated init() {}

  /// The item.
  public var body: some Commands {
    let isShownNow = isShown?.wrappedValue ?? false
    CommandGroup(before: .sidebar) {
      Button(isShownNow ? "Hide Inspector" : "Show Inspector") {
        isShown?.wrappedValue = !isShownNow
      }
      .keyboardShortcut("i", modifiers: [.command, .control])
      .disabled(isShown == nil)
      .accessibilityIdentifier("toggle-inspector")
    }
  }
}

/// The items that show, hide and change the toolbar of the key window.
///
/// Source: <https://developer.apple.com/documentation/swiftui/toolbarcommands>
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}

  /// The items.
  public var body: some Commands {
    CommandGroup(after: .toolbar) {
      SystemButton(Self.toggle)
      SystemButton(.unavailable("Customize Toolbar…"))
    }
  }

  private static var toggle: SystemItem {
    var item = SystemItem(
      "toggle-toolbar", "Hide Toolbar", KeyboardShortcut("t", modifiers: [.command, .option]),
      isEnabled: { $0.windows.main?.hasToolbar ?? false }
    ) { session in
      guard let window = session.windows.main else { return }
      window.hidesToolbar.toggle()
      window.graph.structureDidChange()
    }
    item.titleNow = { session in
      session.windows.main?.hidesToolbar ?? false ? "Show Toolbar" : "Hide Toolbar"
    }
    return item
  }
}

extension SessionWindow {
  /// Whether the window's content has a toolbar, shown or not.
  fileprivate var hasToolbar: Bool {
    surface.root?.first { $0.asElement?.role == .toolbar } != nil
  }
}
