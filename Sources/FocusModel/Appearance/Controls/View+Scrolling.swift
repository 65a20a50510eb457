// SPDX-License-Identifier: Apache-2.0

// Scrolling is recorded and inert: everything in a scroll view is there, wherever it is scrolled.

nonisolated extension View {
  /// Sets whether the background of what scrolls shows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground", visibility)
  }

  /// Stops scrolling.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    recorded("scrollDisabled", disabled)
  }

  /// Sets whether scroll indicators show.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators", (visibility, axes: axes))
  }

  /// Shows scroll indicators for a moment when the view appears.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    recorded("scrollIndicatorsFlash", onAppear)
  }

  /// Shows scroll indicators for a moment when a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    recorded("scrollIndicatorsFlash")
  }

  /// Lets what scrolls be seen beyond the scroll view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled", disabled)
  }

  /// Sets whether scrolling bounces at the ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    recorded("scrollBounceBehavior", (behavior, axes: axes))
  }

  /// Sets whether scrolling sends an on-screen keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    recorded("scrollDismissesKeyboard", mode)
  }

  /// Sets where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior", behavior)
  }

  /// Marks the views of a layout as places where scrolling comes to rest.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", isEnabled)
  }

  /// Binds the identity of the view that is scrolled to.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    recorded("scrollPosition", anchor)
  }

  /// Binds the place that is scrolled to.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    recorded("scrollPosition", anchor)
  }

  /// Sets the place where scrolling starts.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor", anchor)
  }

  /// Sets the place of content that is smaller than the scroll view, or where scrolling starts.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    recorded("defaultScrollAnchor", (anchor, for: role))
  }

  /// Sets the look of what scrolls at the edges.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    recorded("scrollEdgeEffectStyle", (style, for: edges))
  }
}
