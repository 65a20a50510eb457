// SPDX-License-Identifier: Apache-2.0

// The transitions that SwiftUI brings along: recorded by name and inert.

/// Nothing to see.
public struct IdentityTransition {
  /// Creates the transition.
  public init() {}
}

extension IdentityTransition: Transition {
  /// The content: no transition is ever run.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  /// Nothing to see.
  public static var identity: IdentityTransition { IdentityTransition() }
}

/// Fading in and out.
public struct OpacityTransition {
  /// Creates the transition.
  public init() {}
}

extension OpacityTransition: Transition {
  /// The content: no transition is ever run.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// Fading in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Coming in at one side and going out at the other.
public struct SlideTransition {
  /// Creates the transition.
  public init() {}
}

extension SlideTransition: Transition {
  /// The content: no transition is ever run.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition {
  /// Coming in at one side and going out at the other.
  public static var slide: SlideTransition { SlideTransition() }
}

/// Blurring and scaling.
public struct BlurReplaceTransition {
  /// How blurring and scaling look.
  public struct Configuration: NamedValue {
    let name: String

    /// Scaling down to come.
    public static let downUp = Configuration(name: "downUp")

    /// Scaling up to come and to go.
    public static let upUp = Configuration(name: "upUp")
  }

  let configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  /// The content: no transition is ever run.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurring and scaling.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  /// Blurring and scaling in one of the ways.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

/// Growing from a part of the size.
public struct ScaleTransition {
  let scale: Double
  let anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The content: no transition is ever run.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == ScaleTransition {
  /// Growing from nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Growing from a part of the size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// Moving in from a side.
public struct MoveTransition {
  let edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
}

extension MoveTransition: Transition {
  /// The content: no transition is ever run.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == MoveTransition {
  /// Moving in from a side.
  public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}

/// Moving in from a side and pushing the old view out.
public struct PushTransition {
  let edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition {
  /// The content: no transition is ever run.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == PushTransition {
  /// Moving in from a side and pushing the old view out.
  public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}
