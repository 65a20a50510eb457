// SPDX-License-Identifier: Apache-2.0

// How columns, bars and titles look: recorded and inert.

nonisolated extension View {
  /// Sets the width of an inspector, in points.
  public func inspectorColumnWidth(_ width: Double) -> some View {
    recorded("inspectorColumnWidth", width)
  }

  /// Sets the limits of an inspector's width, in points.
  public func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    recorded("inspectorColumnWidth", (min: min, ideal: ideal, max: max))
  }

  /// Sets the width of a column, in points.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    recorded("navigationSplitViewColumnWidth", width)
  }

  /// Sets the limits of a column's width, in points.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    recorded("navigationSplitViewColumnWidth", (min: min, ideal: ideal, max: max))
  }

  /// Sets whether links to destinations look like links.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    recorded("navigationLinkIndicatorVisibility", visibility)
  }

  /// Sets the size of the title in the bar.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationBarTitleDisplayMode", displayMode)
  }

  /// Sets whether the bar has a button back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    recorded("navigationBarBackButtonHidden", hidesBackButton)
  }
}

/// The navigation bar, as the name of what belongs to it.
public enum NavigationBarItem {
  /// The size of the title in the bar.
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}
