// SPDX-License-Identifier: Apache-2.0

/// What a view can ask about the space that it has.
///
/// Nothing is laid out here. The proxy answers with the size of a new Mac window, so that code
/// that divides by a width, or that chooses between a wide and a narrow form, does what it does
/// on a Mac when the app starts.
public struct GeometryProxy: Hashable, Sendable {
  /// The width of the space, in points.
  package let width: Double

  /// The height of the space, in points.
  package let height: Double

  /// The space of a window that has just opened.
  static let newWindow = GeometryProxy(width: 900, height: 450)

  /// The insets of the safe area, which are zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
