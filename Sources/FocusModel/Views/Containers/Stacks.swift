// SPDX-License-Identifier: Apache-2.0

/// Views one below the other.
///
/// Nothing is laid out here; the arrangement is recorded by type.
public struct VStack<Content: View>: ContainerView {
  @usableFromInline static var role: Element.Role { .stack }
  @usableFromInline var content: Content

  /// Creates a vertical stack.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views side by side.
///
/// Nothing is laid out here; the arrangement is recorded by type.
public struct HStack<Content: View>: ContainerView {
  @usableFromInline static var role: Element.Role { .stack }
  @usableFromInline var content: Content

  /// Creates a horizontal stack.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views one upon the other.
///
/// Nothing is laid out here; the arrangement is recorded by type.
public struct ZStack<Content: View>: ContainerView {
  @usableFromInline static var role: Element.Role { .stack }
  @usableFromInline var content: Content

  /// Creates a stack in depth.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views one below the other, made when they come into sight; here, at once.
public struct LazyVStack<Content: View>: ContainerView {
  @usableFromInline static var role: Element.Role { .stack }
  @usableFromInline var content: Content

  /// Creates a vertical stack.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views side by side, made when they come into sight; here, at once.
public struct LazyHStack<Content: View>: ContainerView {
  @usableFromInline static var role: Element.Role { .stack }
  @usableFromInline var content: Content

  /// Creates a horizontal stack.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Which parts of a lazy stack stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views that can be scrolled.
public struct ScrollView<Content: View>: ContainerView {
  @usableFromInline static var role: Element.Role { .group }
  @usableFromInline var content: Content

  /// Creates a scroll view.
  @inlinable
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Free room in a stack; no element.
public struct Spacer: PrimitiveView {
  /// Creates a spacer.
  public init(minLength: Double? = nil) {}

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Spacer, in context: _NodeContext) -> _ValueNode<Spacer> {
    _ValueNode(in: context)
  }
}

/// A line between other views; in a menu, between groups of items.
public struct Divider: PrimitiveView {
  /// Creates a divider.
  public init() {}

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Divider, in context: _NodeContext) -> _ValueNode<Divider> {
    DividerNode(view, in: context)
  }
}

/// The node of a divider.
final class DividerNode: _ValueNode<Divider>, ElementNode {
  init(_ view: Divider, in context: _NodeContext) {
    super.init(in: context, traits: .element)
  }

  override var asElement: (any ElementNode)? { self }

  var role: Element.Role { .divider }
  var label: String { "" }
}
