// SPDX-License-Identifier: Apache-2.0

// The colours that SwiftUI names: recorded by that name and never resolved.

extension Color {
  /// Red.
  public static let red = Color(.named("red"))

  /// Orange.
  public static let orange = Color(.named("orange"))

  /// Yellow.
  public static let yellow = Color(.named("yellow"))

  /// Green.
  public static let green = Color(.named("green"))

  /// Mint.
  public static let mint = Color(.named("mint"))

  /// Teal.
  public static let teal = Color(.named("teal"))

  /// Cyan.
  public static let cyan = Color(.named("cyan"))

  /// Blue.
  public static let blue = Color(.named("blue"))

  /// Indigo.
  public static let indigo = Color(.named("indigo"))

  /// Purple.
  public static let purple = Color(.named("purple"))

  /// Pink.
  public static let pink = Color(.named("pink"))

  /// Brown.
  public static let brown = Color(.named("brown"))

  /// White.
  public static let white = Color(.named("white"))

  /// Grey.
  public static let gray = Color(.named("gray"))

  /// Black.
  public static let black = Color(.named("black"))

  /// No colour at all.
  public static let clear = Color(.named("clear"))

  /// The colour of primary content.
  public static let primary = Color(.named("primary"))

  /// The colour of secondary content.
  public static let secondary = Color(.named("secondary"))

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent colour of the app or of the system.
  public static let accentColor = Color(.named("accentColor"))
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }

  /// Orange.
  public static var orange: Color { .orange }

  /// Yellow.
  public static var yellow: Color { .yellow }

  /// Green.
  public static var green: Color { .green }

  /// Mint.
  public static var mint: Color { .mint }

  /// Teal.
  public static var teal: Color { .teal }

  /// Cyan.
  public static var cyan: Color { .cyan }

  /// Blue.
  public static var blue: Color { .blue }

  /// Indigo.
  public static var indigo: Color { .indigo }

  /// Purple.
  public static var purple: Color { .purple }

  /// Pink.
  public static var pink: Color { .pink }

  /// Brown.
  public static var brown: Color { .brown }

  /// White.
  public static var white: Color { .white }

  /// Grey.
  public static var gray: Color { .gray }

  /// Black.
  public static var black: Color { .black }

  /// No colour at all.
  public static var clear: Color { .clear }
}
