// SPDX-License-Identifier: Apache-2.0

/// How a line is drawn along a shape; recorded and inert.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum LineCap: Sendable {
    case butt
    case round
    case square
  }

  /// The shape of a line's corners.
  public enum LineJoin: Sendable {
    case miter
    case round
    case bevel
  }

  /// The width, in points.
  public var lineWidth: Double

  /// The shape of the ends.
  public var lineCap: LineCap

  /// The shape of the corners.
  public var lineJoin: LineJoin

  /// The length at which a pointed corner is cut.
  public var miterLimit: Double

  /// The lengths of dashes and gaps, in points.
  public var dash: [Double]

  /// Where in the dashes the line starts.
  public var dashPhase: Double

  /// Creates a way of drawing a line.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Creates a way of drawing a dashed line from `CGFloat` lengths.
  @_disfavoredOverload
  public init<Length: BinaryFloatingPoint>(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Length], dashPhase: Double = 0
  ) {
    self.init(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and the dashes if there are any.
  public var description: String {
    dash.isEmpty
      ? "lineWidth: \(lineWidth.trimmed)"
      : "lineWidth: \(lineWidth.trimmed), dash: [\(dash.map(\.trimmed).joined(separator: ", "))]"
  }
}

/// How the inside of a shape is filled; recorded and inert.
public struct FillStyle: Hashable, Sendable {
  /// Whether overlapping parts cancel each other out.
  public var isEOFilled: Bool

  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension FillStyle: CustomStringConvertible {
  /// The rule and the smoothing.
  public var description: String { "eoFill: \(isEOFilled), antialiased: \(isAntialiased)" }
}
