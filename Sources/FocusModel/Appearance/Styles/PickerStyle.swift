// SPDX-License-Identifier: Apache-2.0

/// The look of pickers; recorded, and inert but for whether a menu holds the choices themselves.
public protocol PickerStyle {}

nonisolated extension View {
  /// Sets the style of pickers. // M13
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    recorded("pickerStyle", style)
  }
}

extension _Node {
  /// Whether `labelsHidden` is set around the element.
  var hidesLabel: Bool {
    var node = parent
    while let candidate = node {
      if let carrier = candidate as? any AttributeCarrier,
        "\(carrier.attribute.name)" == "labelsHidden"
      {
        return true
      }
      node = candidate.parent
    }
    return false
  }

  /// Whether a menu shows a picker's choices among its own items instead of in a submenu, by the style that
  /// is set nearest around it. // M13
  var showsChoicesInline: Bool {
    var node = parent
    while let candidate = node {
      if let style = (candidate as? any AttributeCarrier)?.attribute.argument as? any PickerStyle {
        return style is InlinePickerStyle || style is PalettePickerStyle
      }
      node = candidate.parent
    }
    return false
  }
}

/// The system's choice.
public struct DefaultPickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's choice.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The options among other content.
public struct InlinePickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options among other content.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A button with a menu.
public struct MenuPickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A link to a list of options.
public struct NavigationLinkPickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a list of options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A row of icons.
public struct PalettePickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of icons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Segments in a row.
public struct SegmentedPickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
