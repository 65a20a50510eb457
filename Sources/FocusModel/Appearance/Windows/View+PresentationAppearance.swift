// SPDX-License-Identifier: Apache-2.0

// How the sheet or popover around a view looks: recorded and inert. What presents it is not here.

nonisolated extension View {
  /// Sets the heights of the sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents", detents)
  }

  /// Sets the heights of the sheet and binds the one that it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    recorded("presentationDetents", detents)
  }

  /// Sets whether the sheet has a handle.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator", visibility)
  }

  /// Fills the background of the sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground", style)
  }

  /// Puts content behind the sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    attaching("presentationBackground", alignment, content: content())
  }

  /// Sets whether what lies behind the sheet can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    recorded("presentationBackgroundInteraction", interaction)
  }

  /// Sets the radius of the corners of the sheet, in points.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
    recorded("presentationCornerRadius", cornerRadius)
  }

  /// Sets the radius of the corners of the sheet, where it is an optional `CGFloat`.
  @_disfavoredOverload
  public func presentationCornerRadius<Length: BinaryFloatingPoint>(
    _ cornerRadius: Length?
  ) -> some View {
    recorded("presentationCornerRadius", cornerRadius)
  }

  /// Sets whether a swipe scrolls or changes the height of the sheet.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    recorded("presentationContentInteraction", behavior)
  }

  /// Sets what becomes of the presentation where there is little space.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    recorded("presentationCompactAdaptation", adaptation)
  }

  /// Sets what becomes of the presentation where there is little space in either direction.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    recorded("presentationCompactAdaptation", (horizontal: horizontal, vertical: vertical))
  }

  /// Sets the size of the sheet.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    recorded("presentationSizing", sizing)
  }
}
