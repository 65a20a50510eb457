// SPDX-License-Identifier: Apache-2.0

/// The look of group boxes; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of group boxes is told.
public struct GroupBoxStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The content, which is in the tree already.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label

  /// The content.
  public let content: Content
}

extension GroupBoxStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

nonisolated extension View {
  /// Sets the style of group boxes.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    recorded("groupBoxStyle", style)
  }
}

/// The system's choice.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's choice.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
