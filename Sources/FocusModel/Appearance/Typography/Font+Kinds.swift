// SPDX-License-Identifier: Apache-2.0

// What fonts differ in: recorded by name.

extension Font {
  /// The use of a piece of text, from which its size follows.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// A family of the system font.
  public enum Design: Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Sendable {
    case standard
    case tight
    case loose
  }

  /// How heavy the strokes are.
  public struct Weight: NamedValue {
    let name: String

    /// The lightest.
    public static let ultraLight = Weight(name: "ultraLight")

    /// Very light.
    public static let thin = Weight(name: "thin")

    /// Light.
    public static let light = Weight(name: "light")

    /// Regular.
    public static let regular = Weight(name: "regular")

    /// Between regular and bold.
    public static let medium = Weight(name: "medium")

    /// Nearly bold.
    public static let semibold = Weight(name: "semibold")

    /// Bold.
    public static let bold = Weight(name: "bold")

    /// Very bold.
    public static let heavy = Weight(name: "heavy")

    /// The boldest.
    public static let black = Weight(name: "black")
  }

  /// How wide the characters are.
  public struct Width: Hashable, Sendable {
    /// The width, where 0 is the usual one.
    public var value: Double

    /// Creates a width.
    public init(_ value: Double) {
      self.value = value
    }

    /// Narrowest.
    public static let compressed = Width(-0.4)

    /// Narrow.
    public static let condensed = Width(-0.2)

    /// The usual width.
    public static let standard = Width(0)

    /// Wide.
    public static let expanded = Width(0.2)
  }
}

extension Font.Width: CustomStringConvertible {
  /// The SwiftUI name of a well-known width, and the number of any other.
  public var description: String {
    switch self {
    case .compressed: "compressed"
    case .condensed: "condensed"
    case .standard: "standard"
    case .expanded: "expanded"
    default: value.trimmed
    }
  }
}
