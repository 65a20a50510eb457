// SPDX-License-Identifier: Apache-2.0

// Nothing has coordinates here: the names let code that measures compile.

/// The system of coordinates that a place is given in.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space itself.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}

  /// The coordinate space itself.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}

  /// The coordinate space itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A coordinate space that an ancestor has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  /// The coordinate space itself.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of an ancestor with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }

  /// The coordinate space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { named("scrollView") }
}
