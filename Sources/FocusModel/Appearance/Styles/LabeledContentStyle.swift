// SPDX-License-Identifier: Apache-2.0

/// The look of labelled content; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labelled content is told.
public struct LabeledContentStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The content, which is in the tree already.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label

  /// The content.
  public let content: Content
}

extension LabeledContentStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

nonisolated extension View {
  /// Sets the style of labelled content.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    recorded("labeledContentStyle", style)
  }
}

/// The system's choice.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's choice.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
