// SPDX-License-Identifier: Apache-2.0

// Styles and borders over a view are recorded and inert. Views over a view are live.

nonisolated extension View {
  /// Puts content over the view.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    attaching("overlay", alignment, content: content())
  }

  /// Puts a view over the view.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    attaching("overlay", alignment, content: overlay)
  }

  /// Fills the space over the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("overlay", style)
  }

  /// Fills a shape over the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("overlay", (style, in: shape))
  }

  /// Draws a frame inside the edge of the view, with a width in points.
  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    recorded("border", (content, width: width))
  }
}
