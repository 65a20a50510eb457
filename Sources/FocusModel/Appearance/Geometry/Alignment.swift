// SPDX-License-Identifier: Apache-2.0

// Alignments are arguments of recorded, inert layout modifiers.

/// A guide along the horizontal axis.
public struct HorizontalAlignment: NamedValue {
  let name: String

  /// Creates a guide of the app's own.
  public init(_ id: any AlignmentID.Type) {
    name = String(describing: id)
  }

  init(name: String) {
    self.name = name
  }

  /// The leading sides in line.
  public static let leading = HorizontalAlignment(name: "leading")

  /// The centres in line.
  public static let center = HorizontalAlignment(name: "center")

  /// The trailing sides in line.
  public static let trailing = HorizontalAlignment(name: "trailing")

  /// The leading sides of a list's row separators in line.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")

  /// The trailing sides of a list's row separators in line.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    name: "listRowSeparatorTrailing")
}

/// A guide along the vertical axis.
public struct VerticalAlignment: NamedValue {
  let name: String

  /// Creates a guide of the app's own.
  public init(_ id: any AlignmentID.Type) {
    name = String(describing: id)
  }

  init(name: String) {
    self.name = name
  }

  /// The top sides in line.
  public static let top = VerticalAlignment(name: "top")

  /// The centres in line.
  public static let center = VerticalAlignment(name: "center")

  /// The bottom sides in line.
  public static let bottom = VerticalAlignment(name: "bottom")

  /// The first lines of text in line.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")

  /// The last lines of text in line.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// A guide along each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centres.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The leading sides.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The trailing sides.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The top sides.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The bottom sides.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The top leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The top trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The bottom leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The bottom trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The first lines of text, centred.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)

  /// The last lines of text, centred.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)

  /// The first lines of text, leading.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)

  /// The last lines of text, leading.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)

  /// The first lines of text, trailing.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// The last lines of text, trailing.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment: CustomStringConvertible {
  /// The SwiftUI name: `center`, `top`, `topLeading`.
  public var description: String {
    switch (horizontal, vertical) {
    case (_, .center): horizontal.name
    case (.center, .top), (.center, .bottom): vertical.name
    default: vertical.name + horizontal.name.prefix(1).uppercased() + horizontal.name.dropFirst()
    }
  }
}
