// SPDX-License-Identifier: Apache-2.0

/// The look of tables; recorded and inert.
public protocol TableStyle {}

nonisolated extension View {
  /// Sets the style of tables.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    recorded("tableStyle", style)
  }
}

/// The system's choice.
public struct AutomaticTableStyle: TableStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The system's choice.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// Rows with a margin.
public struct InsetTableStyle: TableStyle, _SystemStyle {
  let alternatesRowBackgrounds: Bool

  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with a margin.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows with a margin, every second one shaded if wished.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Rows in a border.
public struct BorderedTableStyle: TableStyle, _SystemStyle {
  let alternatesRowBackgrounds: Bool

  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Rows in a border, every second one shaded if wished.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
