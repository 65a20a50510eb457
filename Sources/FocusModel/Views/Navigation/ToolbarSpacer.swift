// SPDX-License-Identifier: Apache-2.0

/// A gap between the items of a toolbar; nothing is laid out here, so it is not seen.
///
/// Source: <https://developer.apple.com/documentation/swiftui/toolbarspacer>
public struct ToolbarSpacer: ToolbarContent {
  /// The body of a built-in item, which has none.
  public typealias Body = Never

  /// Creates a gap.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Makes the node of a gap; for internal use only.
  public static func _makeNode(_ content: Self, in context: _NodeContext) -> _ValueNode<Self> {
    StoredNode(content, in: context)
  }
}

/// How wide a gap is.
public struct SpacerSizing: NamedValue {
  let name: String

  /// As wide as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As wide as the system has gaps.
  public static let fixed = SpacerSizing(name: "fixed")
}
