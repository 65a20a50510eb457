// SPDX-License-Identifier: Apache-2.0

/// The place that a scroll view is scrolled to.
///
/// It keeps what the app last asked for. Nothing scrolls, so nothing else changes it.
public struct ScrollPosition: Equatable {
  private var target: Target

  private enum Target: Equatable {
    case none
    case id(AnyHashable)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }

  /// Creates a place that views of this identity type will be scrolled to.
  public init(idType: (some Hashable).Type = Never.self) {
    target = .none
  }

  /// Creates the place of a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    target = .id(AnyHashable(id))
  }

  /// Creates the place of an edge.
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a place by numbers, in points from the top leading corner.
  public init(idType: (some Hashable).Type = Never.self, x: Double, y: Double) {
    target = .point(x: x, y: y)
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    target = .id(AnyHashable(id))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {
    target = .edge(edge)
  }

  /// Scrolls to a point, in points from the top leading corner.
  public mutating func scrollTo(x: Double, y: Double) {
    target = .point(x: x, y: y)
  }

  /// Scrolls to a vertical place, in points from the top.
  public mutating func scrollTo(y: Double) {
    target = .point(x: nil, y: y)
  }

  /// Scrolls to a horizontal place, in points from the leading side.
  public mutating func scrollTo(x: Double) {
    target = .point(x: x, y: nil)
  }

  /// Whether a person scrolled there; nobody does.
  public var isPositionedByUser: Bool { false }

  /// The edge, if the place is one.
  public var edge: Edge? {
    guard case .edge(let edge) = target else { return nil }
    return edge
  }

  /// The identity of the view, if the place is one.
  public var viewID: (any Hashable)? {
    guard case .id(let id) = target else { return nil }
    return id.base as? any Hashable
  }

  /// Returns the identity of the view, if the place is one and the type is right.
  public func viewID<T: Hashable>(type: T.Type) -> T? {
    viewID as? T
  }
}
