// SPDX-License-Identifier: Apache-2.0

/// A rule by which a container places its views.
///
/// An app's own layout compiles with its `sizeThatFits` and `placeSubviews`; nothing calls them,
/// and the container is an element with its content.
public protocol Layout: Animatable {
  /// What the layout keeps between its steps.
  associatedtype Cache = Void

  /// The views that the layout places.
  typealias Subviews = LayoutSubviews
}

nonisolated extension Layout {
  /// Returns a container of content with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Content with a layout.
struct LayoutContainer<Rule: Layout, Content: View> {
  let layout: Rule
  let content: Content
}

extension LayoutContainer: View {
  var body: some View {
    ElementContainer(.stack) { content }.recorded("Layout", layout)
  }
}

/// A layout whose kind is not known to the compiler.
public struct AnyLayout: Layout, CustomStringConvertible {
  let base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    base = layout
  }

  /// The description of the wrapped layout.
  public var description: String { String(describing: base) }
}

/// The layout of `VStack`.
public struct VStackLayout: Layout, CustomStringConvertible {
  /// The guide that views are set against.
  public var alignment: HorizontalAlignment

  /// The distance between views, in points.
  public var spacing: Double?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The name of the container.
  public var description: String { "VStack" }
}

/// The layout of `HStack`.
public struct HStackLayout: Layout, CustomStringConvertible {
  /// The guide that views are set against.
  public var alignment: VerticalAlignment

  /// The distance between views, in points.
  public var spacing: Double?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The name of the container.
  public var description: String { "HStack" }
}

/// The layout of `ZStack`.
public struct ZStackLayout: Layout, CustomStringConvertible {
  /// The guides that views are set against.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The name of the container.
  public var description: String { "ZStack" }
}
