// SPDX-License-Identifier: Apache-2.0

/// The look of progress views; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress views is told.
public struct ProgressViewStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The words, which are in the tree already.
  public typealias CurrentValueLabel = _StyleContent

  /// How far it has come, from 0 to 1, or `nil` when nobody knows.
  public let fractionCompleted: Double?

  /// The label.
  public let label: Label?

  /// The words for how far it has come.
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

nonisolated extension View {
  /// Sets the style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    recorded("progressViewStyle", style)
  }
}

/// The system's choice.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The system's choice.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A circle.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
