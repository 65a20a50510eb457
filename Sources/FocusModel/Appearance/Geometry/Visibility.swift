// SPDX-License-Identifier: Apache-2.0

// Arguments of modifiers that show, hide and stress: recorded and inert here.

/// Whether something shows.
public enum Visibility: CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// How much something stands out.
public enum Prominence: Sendable {
  case standard
  case increased
}

/// How much the background of a view stands out.
public struct BackgroundProminence: NamedValue {
  let name: String

  /// The usual prominence.
  public static let standard = BackgroundProminence(name: "standard")

  /// The prominence of a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}
