// SPDX-License-Identifier: Apache-2.0

/// A movement of the window by its content; it never happens.
public struct WindowDragGesture {
  /// How the movement goes on.
  public struct Value: Equatable, Sendable {}

  /// Creates it.
  public init() {}
}

extension WindowDragGesture: Gesture {}

/// A click that tells where it was; it never happens.
public struct SpatialTapGesture {
  /// Where the click was.
  public struct Value: Equatable, Sendable {
    package let x: Double
    package let y: Double
  }

  /// How many clicks it takes.
  public var count: Int

  /// Creates it.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
}

extension SpatialTapGesture: Gesture {}
