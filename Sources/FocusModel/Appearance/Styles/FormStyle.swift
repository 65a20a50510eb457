// SPDX-License-Identifier: Apache-2.0

/// The look of forms; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of forms is told.
public struct FormStyleConfiguration {
  /// The content, which is in the tree already.
  public typealias Content = _StyleContent

  /// The content.
  public let content: Content
}

extension FormStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

nonisolated extension View {
  /// Sets the style of forms.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    recorded("formStyle", style)
  }
}

/// The system's choice.
nonisolated public struct AutomaticFormStyle: FormStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The system's choice.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Labels in one column and controls in another.
nonisolated public struct ColumnsFormStyle: FormStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// Groups.
nonisolated public struct GroupedFormStyle: FormStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// Groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
