// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct Twist: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(x: phase.value * 20)
  }
}

struct SlideModifier: ViewModifier {
  var amount: CGFloat
  func body(content: Content) -> some View { content.offset(x: amount) }
}

extension AnyTransition {
  static var slideIn: AnyTransition {
    .modifier(active: SlideModifier(amount: 20), identity: SlideModifier(amount: 0))
  }
  static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity))
  }
}

struct Moving: View {
  @Namespace private var namespace
  @State private var isOn = false
  @State private var angle = 0.0
  var scale: CGFloat = 1
  var id: String?

  var body: some View {
    VStack {
      if isOn {
        Text("x")
          .transition(.opacity)
          .transition(.move(edge: .bottom))
          .transition(.move(edge: .top).combined(with: .opacity))
          .transition(.scale(scale: 0.8, anchor: .top))
          .transition(.asymmetric(insertion: .slide, removal: .opacity))
          .transition(.moveAndFade)
          .transition(.slideIn)
          .transition(AnyTransition.opacity.animation(.easeIn))
          .transition(Twist())
          .transition(.blurReplace)
        Text("next")
          .transition(.push(from: .leading))
          .transition(.offset(CGSize(width: 2, height: 0)))
          .transition(.identity)
      }
      Text("a").matchedGeometryEffect(id: "a", in: namespace)
      Text("a").matchedGeometryEffect(id: id, in: namespace, properties: .position, isSource: isOn)
    }
    .animation(.default, value: isOn)
    .animation(.spring(response: 0.3, dampingFraction: 0.7), value: angle)
    .animation(.easeInOut(duration: 0.2).delay(0.1), value: isOn)
    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
    .animation(isOn ? .default : nil, value: isOn)
    .animation(nil, value: isOn)
    .animation(.bouncy, value: isOn)
    .animation(.snappy(duration: 0.2, extraBounce: 0.1), value: isOn)
    .animation(.interactiveSpring(), value: isOn)
    .animation(.spring, value: isOn)
    Text("next")
      .animation(.spring(), value: isOn)
      .animation(.spring(duration: 0.3, bounce: 0.2), value: isOn)
      .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4), value: isOn)
      .animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isOn)
      .animation(.easeOut)
      .animation(.smooth) { $0.opacity(isOn ? 1 : 0.4) }
      .contentTransition(.numericText())
      .contentTransition(.symbolEffect(.replace))
      .contentTransition(.opacity)
      .symbolEffect(.bounce, value: isOn)
    Text("next")
      .symbolEffect(.variableColor.iterative, options: .repeating, isActive: isOn)
      .symbolEffect(.pulse)
      .navigationTransition(.zoom(sourceID: "a", in: namespace))
      .matchedTransitionSource(id: "a", in: namespace)
      .rotationEffect(.degrees(angle))
      .rotationEffect(Angle(degrees: isOn ? 90 : 0), anchor: .topLeading)
      .rotationEffect(.radians(.pi / 2))
      .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
      .scaleEffect(scale)
      .scaleEffect(isOn ? 1.2 : 1, anchor: .bottom)
    Text("next")
      .scaleEffect(x: -1, y: 1)
      .scaleEffect(CGSize(width: 2, height: 1))
      .opacity(isOn ? 1 : 0.5)
      .opacity(scale)
      .blur(radius: isOn ? 3 : 0)
      .blur(radius: scale, opaque: true)
      .brightness(0.1)
      .contrast(1.2)
      .saturation(0)
      .grayscale(isOn ? 0.9 : 0)
    Text("next")
      .hueRotation(.degrees(10))
      .colorInvert()
      .colorMultiply(.red)
      .shadow(radius: 4)
      .shadow(color: .black.opacity(0.2), radius: scale, x: 0, y: 2)
      .blendMode(.multiply)
      .compositingGroup()
      .drawingGroup()
      .geometryGroup()
      .hidden()
  }

  private func toggle() {
    withAnimation { isOn.toggle() }
    withAnimation(.easeInOut(duration: 0.3)) {
      isOn = true
      angle += 10
    }
    withAnimation(nil) { angle = 0 }
    withAnimation(.default) {
      isOn = false
    } completion: {
      angle = 1
    }
    let value = withAnimation(.spring()) { 3 }
    angle = Double(value)
    Task { @MainActor in
      withAnimation(.linear) { isOn.toggle() }
    }
  }
}

struct Counter: View, Animatable {
  var number: Double
  nonisolated var animatableData: Double {
    get { 0 }
    set {}
  }
  var body: some View { Text("\(Int(number))") }
}

struct Effects: View {
  @ScaledMetric private var size: CGFloat = 12
  @ScaledMetric(relativeTo: .title) private var large = 30.0
  @State private var count = 0

  var body: some View {
    Text("x")
      .frame(width: size, height: large)
      .phaseAnimator([false, true]) { content, phase in
        content.opacity(phase ? 1 : 0.3)
      } animation: { phase in
        phase ? .easeIn : .easeOut
      }
      .phaseAnimator([0, 10, 0], trigger: count) { $0.offset(x: CGFloat($1)) }
      .visualEffect { content, proxy in content.offset(y: proxy.size.height / 2).blur(radius: 2) }
      .scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(1 - abs(phase.value))
      }
      .scrollTransition(.animated, axis: .vertical) { view, phase in view.opacity(phase.value) }
    Text("y")
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.selection, trigger: count) { old, new in old < new }
      .sensoryFeedback(trigger: count) { _, new in new > 3 ? .error : nil }
      .dialogIcon(Image(systemName: "star"))
      .dialogSeverity(.critical)
      .fileDialogBrowserOptions([.includeHiddenFiles])
      .menuActionDismissBehavior(.disabled)
      .badgeProminence(.decreased)
  }
}
