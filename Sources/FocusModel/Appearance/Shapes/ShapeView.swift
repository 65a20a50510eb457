// SPDX-License-Identifier: Apache-2.0

/// A view that draws a shape and can draw it once more; recorded and inert.
public protocol ShapeView<Content>: View {
  /// The kind of shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape with what is drawn of it so far.
struct DrawnShape<Content: Shape, Drawn: View> {
  let shape: Content
  let drawn: Drawn
}

extension DrawnShape: ShapeView {
  var body: some View { drawn }
}

nonisolated extension Shape {
  /// Draws the inside of the shape.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, drawn: recorded("fill", (content, style: style)))
  }

  /// Draws a line along the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, drawn: recorded("stroke", (content, style: style)))
  }

  /// Draws a line of one width along the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, drawn: recorded("stroke", (content, lineWidth: lineWidth)))
  }
}

nonisolated extension InsettableShape {
  /// Draws a line inside the edge of the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, drawn: recorded("strokeBorder", (content, style: style)))
  }

  /// Draws a line of one width inside the edge of the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, drawn: recorded("strokeBorder", (content, lineWidth: lineWidth)))
  }
}
