// SPDX-License-Identifier: Apache-2.0

/// The look of groups that open and close; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups that open and close is told.
public struct DisclosureGroupStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The content, which is in the tree already.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label

  /// The content.
  public let content: Content

  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

nonisolated extension View {
  /// Sets the style of groups that open and close.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    recorded("disclosureGroupStyle", style)
  }
}

/// The system's choice.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's choice.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
