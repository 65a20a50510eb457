// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

// Default values in model types must not need the main actor.
struct Theme: Hashable, Sendable {
  var accent: Color = .accentColor
  var background = Color(white: 0.95)
  var font: Font = .body
  var insets = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
  var animation: Animation? = .easeInOut(duration: 0.2)
  var alignment: Alignment = .topLeading
  var angle: Angle = .degrees(45)
  var anchor: UnitPoint = .center
  var edges: Edge.Set = .all
  var gradient = Gradient(colors: [.red, .blue])

  static let shared = Theme()
  static let palette: [Color] = [.red, .orange, .yellow.opacity(0.5), .mint, .clear]
}

enum Status: String, CaseIterable, Sendable {
  case good
  case bad

  var color: Color {
    switch self {
    case .good: .green
    case .bad: Color(red: 0.8, green: 0.1, blue: 0.1, opacity: 0.9)
    }
  }

  var nonisolatedStyle: AnyShapeStyle {
    self == .good ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.red.gradient)
  }
}

func nonisolatedBadge(_ status: Status) -> some View {
  Text(status.rawValue)
    .padding(.horizontal, 6)
    .background(status.color, in: Capsule())
    .foregroundStyle(.white)
    .clipShape(.capsule)
}

actor Painter {
  var color = Color.red
  func darker() -> Color { color.mix(with: .black, by: 0.3).opacity(0.8) }
}

struct Swatches: View {
  let status: Status
  let isOn: Bool
  var tint: Color?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Color.red
      Color.clear.frame(height: 1)
      Color("Accent")
      Color("Accent", bundle: .main)
      Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
      Color(.displayP3, white: 0.5)
      Color(hue: 0.5, saturation: 1, brightness: 1)
      LinearGradient(
        colors: [.red, status.color], startPoint: .top, endPoint: .bottom)
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: .black, location: 0), .init(color: .clear, location: 1),
        ]), startPoint: .leading, endPoint: .trailing)
      RadialGradient(colors: [.red, .clear], center: .center, startRadius: 5, endRadius: 100)
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    }
    .foregroundStyle(.red)
    .foregroundStyle(.secondary)
    .foregroundStyle(.tertiary)
    .foregroundStyle(status.color)
    .foregroundStyle(isOn ? .green : .red)
    .foregroundStyle(isOn ? .primary : .secondary)
    .foregroundStyle(isOn ? Color.accentColor : Color.secondary)
    .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    .foregroundStyle(.white, .blue)
    .foregroundStyle(.red, .green, .blue)
    Text("next")
      .foregroundStyle(.tint)
      .foregroundStyle(.separator)
      .foregroundStyle(.placeholder)
      .foregroundStyle(.red.opacity(0.5))
      .foregroundStyle(.red.gradient)
      .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .foregroundStyle(Color.primary.opacity(0.6))
      .foregroundStyle(.ultraThinMaterial)
      .foregroundStyle(.shadow(.drop(radius: 2)))
      .foregroundStyle(.blue.shadow(.inner(color: .black, radius: 1, y: 2)))
    Text("next")
      .foregroundColor(.secondary)
      .foregroundColor(nil)
      .foregroundColor(isOn ? .white : tint)
      .tint(.red)
      .tint(tint)
      .tint(nil)
      .tint(.red.gradient)
      .tint(colorScheme == .dark ? .white : .black)
      .accentColor(.purple)
      .background(.red)
    Text("next")
      .background(Color.red)
      .background(Color.red.opacity(0.1))
      .background(isOn ? Color.accentColor.opacity(0.2) : .clear)
      .background(.bar)
      .background(.regularMaterial)
      .background(.background)
      .background(.quaternary.opacity(0.5))
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
      .background(.thinMaterial, in: .rect(cornerRadius: 8))
      .background(in: Circle())
    Text("next")
      .background()
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray))
      .background(RoundedRectangle(cornerRadius: 8))
      .background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      .background { Color.red }
      .background(alignment: .bottom) { Divider1() }
      .background(Button("") {}, alignment: .top)
      .backgroundStyle(.blue.gradient)
      .containerBackground(.thickMaterial, for: .window)
      .overlay(.red)
    Text("next")
      .overlay(Color.black.opacity(0.3))
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      .overlay(RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(.separator))
      .overlay(alignment: .topTrailing) { Text("1") }
      .overlay { if isOn { ProgressView() } }
      .overlay(isOn ? nil : Text("x"), alignment: .center)
      .overlay(.ultraThinMaterial, in: .capsule)
      .border(.red)
      .border(Color.gray, width: 2)
      .border(.separator, width: isOn ? 1 : 0)
    Text("next")
      .preferredColorScheme(.dark)
      .preferredColorScheme(isOn ? .dark : nil)
      .colorScheme(.light)
      .environment(\.colorScheme, .dark)
  }
}

struct Divider1: View {
  var body: some View { Rectangle().fill(.separator).frame(height: 1) }
}

extension Color {
  static let brand = Color(red: 0.1, green: 0.5, blue: 0.9)

  init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255)
  }
}

extension ShapeStyle where Self == Color {
  static var brand: Color { Color.brand }
}

struct Brand: View {
  var body: some View { Text("x").foregroundStyle(.brand).background(Color(hex: 0xff00ff)) }
}
