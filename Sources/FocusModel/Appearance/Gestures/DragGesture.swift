// SPDX-License-Identifier: Apache-2.0

/// A movement with the button down; it never happens.
public struct DragGesture {
  /// Where the movement is.
  public struct Value: Equatable, Sendable {
    package let x: Double
    package let y: Double
    package let startX: Double
    package let startY: Double
  }

  /// How far it must go to count, in points.
  public var minimumDistance: Double

  /// The coordinate space of its places.
  public var coordinateSpace: CoordinateSpace

  /// Creates it.
  public init(
    minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: Gesture {}
