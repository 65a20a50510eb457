// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: .zero)
      path.closeSubpath()
    }
  }
}

struct Arc: InsettableShape {
  var startAngle: Angle
  var progress: CGFloat
  var insetAmount: CGFloat = 0

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - .degrees(90), endAngle: .degrees(Double(progress) * 360),
      clockwise: true)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct Bubble: Shape, Animatable {
  var x: Double
  var y: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: 8).path(in: rect)
  }
}

struct Clipped<S: Shape>: View {
  let shape: S
  var body: some View { Text("x").clipShape(shape).contentShape(shape) }
}

struct Badges: View {
  let radius: CGFloat
  let dash: [CGFloat] = [4, 2]
  var isOn = false

  var body: some View {
    VStack {
      Circle()
      Circle().fill(.red).frame(width: 8, height: 8)
      Circle().fill(isOn ? .green : .red)
      Circle().fill(isOn ? Color.green : Color.gray.opacity(0.4))
      Circle().fill()
      Circle().fill(.blue.gradient).stroke(.black, lineWidth: 2)
      Circle().stroke()
      Circle().stroke(lineWidth: 2)
      Circle().stroke(.red)
      Circle().stroke(Color.red, lineWidth: radius)
      Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
      Circle().stroke(.tint, style: StrokeStyle(lineWidth: 1, dash: [5, 3]))
      Circle().stroke(.tint, style: StrokeStyle(lineWidth: radius, lineJoin: .round, dash: dash))
      Circle().strokeBorder(.quaternary, lineWidth: 1)
      Circle().strokeBorder(Color.red)
      Circle().strokeBorder(style: .init(lineWidth: 2, dash: [2]))
      Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 4).rotationEffect(.degrees(-90))
      Circle().inset(by: 2).fill(.red)
      Rectangle().fill(Color.red).frame(height: 1)
      RoundedRectangle(cornerRadius: radius, style: .continuous).fill(.regularMaterial)
      RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)).foregroundStyle(.red)
      UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).fill(.red)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, bottomTrailing: radius))
      Capsule().fill(.tint).opacity(0.3)
      Capsule(style: .continuous).stroke(.red, lineWidth: 1)
      Ellipse().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Triangle().fill(.yellow).rotationEffect(.degrees(10))
      Arc(startAngle: .zero, progress: radius).strokeBorder(.red, lineWidth: 3)
      Arc(startAngle: .degrees(90), progress: 0.5).inset(by: 3)
    }
    .clipShape(Circle())
    .clipShape(.rect(cornerRadius: radius))
    .clipShape(.circle)
    .clipShape(.capsule(style: .continuous))
    .clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 2))
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .clipped()
    .cornerRadius(radius)
    .cornerRadius(8, antialiased: true)
    .mask(Circle())
    Text("next")
      .mask { RoundedRectangle(cornerRadius: 4) }
      .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      .contentShape(Rectangle())
      .contentShape(.rect)
      .contentShape(.interaction, Circle())
      .contentShape([.dragPreview, .hoverEffect], .capsule)
      .containerShape(.rect(cornerRadius: 4))
      .glassEffect()
      .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 16))
      .glassEffect(in: .circle)
  }

  var any: AnyShape {
    isOn ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 4))
  }
}

extension Shape where Self == Triangle {
  static var triangle: Triangle { Triangle() }
}

struct TriangleUser: View {
  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("x").clipShape(.triangle)
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }.stroke(.red)
      Path(roundedRect: .zero, cornerRadius: 3).fill(.red)
    }
  }
}
