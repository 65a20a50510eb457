// SPDX-License-Identifier: Apache-2.0

// A second drawing of a shape, as in `Circle().fill(.red).stroke(.black)`: recorded and inert.

nonisolated extension ShapeView {
  /// Draws the inside of the shape as well.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawn: recorded("fill", (content, style: style)))
  }

  /// Draws a line along the shape as well.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawn: recorded("stroke", (content, style: style)))
  }

  /// Draws a line of one width along the shape as well.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawn: recorded("stroke", (content, lineWidth: lineWidth)))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the edge of the shape as well.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawn: recorded("strokeBorder", (content, style: style)))
  }

  /// Draws a line of one width inside the edge of the shape as well.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    DrawnShape(shape: shape, drawn: recorded("strokeBorder", (content, lineWidth: lineWidth)))
  }
}
