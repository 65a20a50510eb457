// SPDX-License-Identifier: Apache-2.0

/// A scene that shows any number of windows of the same make.
///
/// Source: <https://developer.apple.com/documentation/swiftui/windowgroup>
public struct WindowGroup<Content: View>: Scene {
  /// The body of a built-in scene, which has none.
  public typealias Body = Never

  let description: WindowDescription<Content>

  /// Creates a group.
  public init(@ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription { _ in content() }
  }

  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(title: titleKey.text) { _ in content() }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(title: String(title)) { _ in content() }
  }

  /// Creates a group with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(title: title.string) { _ in content() }
  }

  /// Creates a group with an id.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(id: id) { _ in content() }
  }

  /// Creates a group with a title and an id.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    description = WindowDescription(title: titleKey.text, id: id) { _ in content() }
  }

  /// Creates a group with a title and an id.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    description = WindowDescription(title: String(title), id: id) { _ in content() }
  }

  /// Creates a group with a title and an id.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(title: title.string, id: id) { _ in content() }
  }

  /// Makes the scene's node; for internal use only.
  public static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    WindowSceneNode(scene, in: context) { $0.description }
  }
}
