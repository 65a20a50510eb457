// SPDX-License-Identifier: Apache-2.0

/// The glass that controls and bars are made of; recorded and inert.
public struct Glass: Hashable, Sendable {
  let kind: String
  var color: Color?
  var isInteractive = false

  /// The usual glass.
  public static let regular = Glass(kind: "regular")

  /// Clear glass.
  public static let clear = Glass(kind: "clear")

  /// No glass.
  public static let identity = Glass(kind: "identity")

  /// Returns the glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass that moves under the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

extension Glass: CustomStringConvertible {
  /// The glass as a person writes it.
  public var description: String {
    kind + (color.map { ".tint(\($0))" } ?? "") + (isInteractive ? ".interactive()" : "")
  }
}

/// The shape that glass has by itself, which is a capsule.
public struct DefaultGlassEffectShape: Shape, Hashable {
  /// Creates it.
  public init() {}
}

extension DefaultGlassEffectShape: CustomStringConvertible {
  /// The shape that it is.
  public var description: String { "capsule" }
}

/// How glass comes and goes.
public struct GlassEffectTransition: NamedValue {
  let name: String

  /// Nothing to see.
  public static let identity = GlassEffectTransition(name: "identity")

  /// Growing out of glass nearby.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")

  /// Fading in.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

nonisolated extension View {
  /// Puts glass behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    recorded("glassEffect", (glass, in: shape))
  }

  /// Names the glass of the view.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectID", id)
  }

  /// Joins the glass of views with the same identity.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    recorded("glassEffectUnion", id)
  }

  /// Sets how glass comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    recorded("glassEffectTransition", transition)
  }
}

/// A container whose pieces of glass melt into each other.
public struct GlassEffectContainer<Content: View> {
  let spacing: Double?
  let content: Content

  /// Creates a container of content.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The element with its content.
  public var body: some View {
    ElementContainer(.group) { content }.recorded("GlassEffectContainer", spacing)
  }
}
