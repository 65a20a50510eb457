// SPDX-License-Identifier: Apache-2.0

// How a navigation destination or a sheet comes and goes: recorded and inert.

/// How a navigation destination or a sheet comes and goes.
public protocol NavigationTransition: Sendable {}

/// The usual transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates it.
  public init() {}
}

extension AutomaticNavigationTransition: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "automatic" }
}

/// A transition in which a view grows into its destination.
public struct ZoomNavigationTransition: NavigationTransition {}

extension ZoomNavigationTransition: CustomStringConvertible {
  /// The SwiftUI name.
  public var description: String { "zoom" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition.
  public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A view growing into its destination.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

nonisolated extension View {
  /// Sets how the view comes and goes as a destination or sheet.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", style)
  }

  /// Marks the view out of which a destination grows.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    recorded("matchedTransitionSource", (id: id, in: namespace))
  }
}
