// SPDX-License-Identifier: Apache-2.0

/// The look of labels; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labels is told.
public struct LabelStyleConfiguration {
  /// The title, which is in the tree already.
  public typealias Title = _StyleContent

  /// The icon, which is in the tree already.
  public typealias Icon = _StyleContent

  /// The title.
  public let title: Title

  /// The icon.
  public let icon: Icon
}

extension LabelStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

nonisolated extension View {
  /// Sets the style of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    recorded("labelStyle", style)
  }
}

/// The system's choice.
nonisolated public struct DefaultLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's choice.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon and the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
