// SPDX-License-Identifier: Apache-2.0

// How toolbars look: recorded and inert. What is in them is not here.

nonisolated extension View {
  /// Sets whether bars show.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarVisibility", (visibility, for: bars))
  }

  /// Sets whether bars show.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    recorded("toolbar", (visibility, for: bars))
  }

  /// Takes an item of the system's out of the toolbar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    recorded("toolbar", defaultItemKind)
  }

  /// Fills the background of bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground", (style, for: bars))
  }

  /// Sets whether the background of bars shows.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground", (visibility, for: bars))
  }

  /// Sets whether the background of bars shows.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackgroundVisibility", (visibility, for: bars))
  }

  /// Sets the light or the dark appearance of bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarColorScheme", (colorScheme, for: bars))
  }

  /// Sets what the window is for, from which the place of toolbar items follows.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    recorded("toolbarRole", role)
  }

  /// Sets the size of the title in the toolbar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    recorded("toolbarTitleDisplayMode", mode)
  }

  /// Sets when the toolbar shows on a full screen.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    recorded("windowToolbarFullScreenVisibility", visibility)
  }
}
