// SPDX-License-Identifier: Apache-2.0

/// How a view comes and goes; recorded and inert.
///
/// An app's own transition compiles with its `body(content:phase:)`; nothing calls it.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that the body is.
  associatedtype Body: View

  /// What comes and goes.
  typealias Content = _TransitionContent

  /// Returns the view at a moment of coming or going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that comes and goes, where a transition says what becomes of it.
public struct _TransitionContent {}

extension _TransitionContent: View {
  /// Nothing: no transition is ever run.
  public var body: some View { EmptyView() }
}

/// A moment of coming or going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// Whether the view is in its usual state.
  public var isIdentity: Bool { self == .identity }

  /// A number that runs from -1 over 0 to 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

nonisolated extension Transition {
  /// The transition's leading-dot name: `opacity` of `OpacityTransition`.
  var transitionName: String {
    let name = String(describing: Self.self)
    guard name.hasSuffix("Transition") else { return name }
    return name.prefix(1).lowercased() + name.dropFirst().dropLast("Transition".count)
  }

  /// Returns the transition together with another.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> some Transition {
    self
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}
