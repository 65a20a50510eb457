// SPDX-License-Identifier: Apache-2.0

// Styles behind a view are recorded and inert. Views behind a view are live: a button with a
// keyboard shortcut is often hidden there.

nonisolated extension View {
  /// Puts content behind the view.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    attaching("background", alignment, content: content())
  }

  /// Puts a view behind the view.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    attaching("background", alignment, content: background)
  }

  /// Fills the space behind the view with the usual background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    recorded("background", BackgroundStyle())
  }

  /// Fills the space behind the view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("background", style)
  }

  /// Fills a shape behind the view with the usual background.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background", (in: shape, fillStyle: fillStyle))
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background", (style, in: shape))
  }

  /// Fills the background of a container.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    recorded("containerBackground", (style, for: container))
  }

  /// Puts content behind a container.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    attaching("containerBackground", (for: container, alignment: alignment), content: content())
  }

  /// Continues the view behind sidebars and bars.
  public func backgroundExtensionEffect() -> some View {
    recorded("backgroundExtensionEffect")
  }

  /// Continues the view behind sidebars and bars while a condition holds.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    recorded("backgroundExtensionEffect", isEnabled)
  }
}

/// A container that has a background.
public struct ContainerBackgroundPlacement: NamedValue {
  let name: String

  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")

  /// A page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")

  /// A navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(
    name: "navigationSplitView")

  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
