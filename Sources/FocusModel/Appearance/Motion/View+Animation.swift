// SPDX-License-Identifier: Apache-2.0

// Animations and transitions are recorded on the element; every change is complete at once.

nonisolated extension View {
  /// Animates the view when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    recorded("animation", animation)
  }

  /// Animates every change of the view.
  public func animation(_ animation: Animation?) -> some View {
    recorded("animation", animation)
  }

  /// Animates what the closure adds to the view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).recorded("animation", animation)
  }

  /// Sets how the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View {
    recorded("transition", transition)
  }

  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    recorded("transition", AnyTransition(transition))
  }

  /// Sets how the content of the view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    recorded("contentTransition", transition)
  }

  /// Lets the view move to the place of another with the same identity.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    recorded("matchedGeometryEffect", (id: id, properties: properties, isSource: isSource))
  }

  /// Keeps the geometry of the view apart from its parent's.
  public func geometryGroup() -> some View {
    recorded("geometryGroup")
  }
}

/// The view that a closure of `animation(_:body:)` gets.
public struct PlaceholderContentView<Content: View> {
  let content: Content
}

extension PlaceholderContentView: View {
  /// The view itself.
  public var body: Content { content }
}

/// What a matched view takes over from the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension MatchedGeometryProperties: NamedOptionSet {
  static let names: [(member: Self, name: String)] = [
    (.frame, "frame"), (.position, "position"), (.size, "size"),
  ]
}
