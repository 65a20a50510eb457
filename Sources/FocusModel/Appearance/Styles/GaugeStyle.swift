// SPDX-License-Identifier: Apache-2.0

/// The look of gauges; recorded and inert.
///
/// An app's own style compiles with its `makeBody(configuration:)`; nothing calls it.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that the body is.
  associatedtype Body: View

  /// What the style is told.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of gauges is told.
public struct GaugeStyleConfiguration {
  /// The label, which is in the tree already.
  public typealias Label = _StyleContent

  /// The words, which are in the tree already.
  public typealias CurrentValueLabel = _StyleContent

  /// The words, which are in the tree already.
  public typealias MinimumValueLabel = _StyleContent

  /// The words, which are in the tree already.
  public typealias MaximumValueLabel = _StyleContent

  /// The value, from 0 to 1.
  public let value: Double

  /// The label.
  public let label: Label

  /// The words for the value.
  public let currentValueLabel: CurrentValueLabel?

  /// The words for the least value.
  public let minimumValueLabel: MinimumValueLabel?

  /// The words for the greatest value.
  public let maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle where Self: _SystemStyle {
  /// The parts as they are: a style has nothing to draw.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

nonisolated extension View {
  /// Sets the style of gauges.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    recorded("gaugeStyle", style)
  }
}

/// The system's choice.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The system's choice.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// An open circle.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open circle.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A circle that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar with a mark.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A short bar that fills.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A short bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A bar that fills.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
