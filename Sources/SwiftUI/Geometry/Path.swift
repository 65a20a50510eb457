// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

/// An outline made of lines and curves.
///
/// It is never drawn, and so it keeps only whether it has anything in it and where its pen is.
public struct Path: Shape, Hashable {
  /// Whether nothing has been added.
  public private(set) var isEmpty = true

  /// Where the next line starts.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty outline.
  public init() {}

  /// Creates an outline by adding to an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }
}

extension Path {
  private mutating func draw(to point: CGPoint?) {
    isEmpty = false
    currentPoint = point
  }

  /// Moves the pen.
  public mutating func move(to end: CGPoint) {
    draw(to: end)
  }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) {
    draw(to: end)
  }

  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let last = lines.last else { return }
    draw(to: last)
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draw(to: end)
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draw(to: end)
  }

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let end = endAngle.radians
    draw(to: CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end)))
  }

  /// Adds a part of a circle that touches two lines.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    draw(to: tangent2End)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    draw(to: rect.origin)
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    draw(to: rect.origin)
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    draw(to: CGPoint(x: rect.maxX, y: rect.midY))
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path) {
    guard !path.isEmpty else { return }
    draw(to: path.currentPoint)
  }

  /// Adds a line back to the start.
  public mutating func closeSubpath() {
    currentPoint = nil
  }
}

extension Path: CustomStringConvertible {
  /// The name of the type: a path is not written out.
  public var description: String { "path" }
}
