// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// A colour, by AppKit's name: recorded and inert, as SwiftUI's are.
///
/// Source: <https://developer.apple.com/documentation/appkit/nscolor>
public final class NSColor: Sendable {
  fileprivate let color: Color

  init(named name: String) { color = Color(name) }

  /// Creates a colour of one of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a colour from red, green and blue.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.opacity(alpha)) }
}

extension NSColor: Hashable {
  /// Compares what they were made from.
  public static func == (left: NSColor, right: NSColor) -> Bool { left.color == right.color }

  /// Hashes what it was made from.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Creates a colour of one of AppKit's.
  public init(nsColor: NSColor) { self = nsColor.color }

  /// Creates a colour of one of AppKit's.
  public init(_ color: NSColor) { self = color.color }
}
