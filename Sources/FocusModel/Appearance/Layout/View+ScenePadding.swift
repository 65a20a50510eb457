// SPDX-License-Identifier: Apache-2.0

/// A margin that a window has: recorded and inert.
public struct ScenePadding: NamedValue {
  let name: String

  /// That of most content.
  public static let minimum = ScenePadding(name: "minimum")
}

nonisolated extension View {
  /// Adds the margin that suits the window.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    recorded("scenePadding", edges)
  }

  /// Adds a margin of the window's.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    recorded("scenePadding", (padding, edges: edges))
  }
}
