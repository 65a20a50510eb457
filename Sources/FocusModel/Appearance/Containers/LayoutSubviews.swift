// SPDX-License-Identifier: Apache-2.0

// What an app's own layout works with. None is ever asked, so none ever gets a view.

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let views: [LayoutSubview]

  /// The direction in which the language runs.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The first index.
  public var startIndex: Int { views.startIndex }

  /// The index after the last.
  public var endIndex: Int { views.endIndex }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  /// Which view gets space first.
  public let priority: Double

  /// The distances that the view wants.
  public let spacing: ViewSpacing

  /// A value that the view has for layouts.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    K.defaultValue
  }
}

/// The distances that a view wants to others.
public struct ViewSpacing: Equatable, Sendable {
  /// Distances of zero.
  public static let zero = ViewSpacing()

  /// Creates the usual distances.
  public init() {}

  /// Returns the distance to the next view, in points, which is what SwiftUI commonly takes.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double { 8 }
}

/// A value that views have for layouts.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that has none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Sets a value for layouts.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    recorded("layoutValue", (key, value: value))
  }
}
