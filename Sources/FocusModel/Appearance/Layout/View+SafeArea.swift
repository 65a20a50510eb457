// SPDX-License-Identifier: Apache-2.0

// The safe area is recorded; nothing is laid out. What is put at its edge is live.

nonisolated extension View {
  /// Lets the view reach beyond the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    recorded("ignoresSafeArea", (regions, edges: edges))
  }

  /// Lets the view reach beyond the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    recorded("edgesIgnoringSafeArea", edges)
  }

  /// Puts content above or below the view and makes the safe area smaller by it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attaching(
      "safeAreaInset", (edge: edge, alignment: alignment, spacing: spacing), content: content())
  }

  /// Puts content beside the view and makes the safe area smaller by it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attaching(
      "safeAreaInset", (edge: edge, alignment: alignment, spacing: spacing), content: content())
  }

  /// Puts a bar above or below the view.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attaching(
      "safeAreaBar", (edge: edge, alignment: alignment, spacing: spacing), content: content())
  }

  /// Puts a bar beside the view.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    attaching(
      "safeAreaBar", (edge: edge, alignment: alignment, spacing: spacing), content: content())
  }
}
