// SPDX-License-Identifier: Apache-2.0

/// How a view comes and goes; recorded and inert, since it is there or not there at once.
public struct AnyTransition: Hashable, Sendable {
  /// How the transition was written.
  indirect enum Recipe: Hashable, Sendable {
    case named(String)
    case scale(Double, anchor: UnitPoint)
    case offset(x: Double, y: Double)
    case move(Edge)
    case push(Edge)
    case asymmetric(insertion: AnyTransition, removal: AnyTransition)
    case combined(AnyTransition, AnyTransition)
    case animated(AnyTransition, Animation)
  }

  let recipe: Recipe

  init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) {
    self.init(.named(transition.transitionName))
  }
}

extension AnyTransition {
  /// Nothing to see.
  public static let identity = AnyTransition(.named("identity"))

  /// Fading in and out.
  public static let opacity = AnyTransition(.named("opacity"))

  /// In from the leading side and out at the trailing side.
  public static let slide = AnyTransition(.named("slide"))

  /// Growing from nothing.
  public static let scale = AnyTransition(.named("scale"))

  /// Growing from a part of the size.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor: anchor))
  }

  /// Moving by a distance, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(.offset(x: x, y: y))
  }

  /// Moving in from a side.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.move(edge))
  }

  /// Moving in from a side and pushing the old view out.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(.push(edge))
  }

  /// Going from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.named("modifier"))
  }

  /// One transition to come and another to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion, removal: removal))
  }

  /// Returns the transition together with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other))
  }

  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    animation.map { AnyTransition(.animated(self, $0)) } ?? self
  }
}

extension AnyTransition: CustomStringConvertible {
  /// The transition as it was written.
  public var description: String {
    switch recipe {
    case .named(let name):
      name
    case .scale(let scale, let anchor):
      "scale(scale: \(scale.trimmed), anchor: \(anchor))"
    case .offset(let x, let y):
      "offset(x: \(x.trimmed), y: \(y.trimmed))"
    case .move(let edge):
      "move(edge: \(edge))"
    case .push(let edge):
      "push(from: \(edge))"
    case .asymmetric(let insertion, let removal):
      "asymmetric(insertion: \(insertion), removal: \(removal))"
    case .combined(let first, let second):
      "\(first).combined(with: \(second))"
    case .animated(let transition, let animation):
      "\(transition).animation(\(animation))"
    }
  }
}
