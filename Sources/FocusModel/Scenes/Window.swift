// SPDX-License-Identifier: Apache-2.0

/// A scene with a single window. // W1, W7
///
/// Source: <https://developer.apple.com/documentation/swiftui/window>
public struct Window<Content: View>: Scene {
  /// The body of a built-in scene, which has none.
  public typealias Body = Never

  let description: WindowDescription<Content>

  /// Creates a window.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates a window.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(kind: .single, title: title.string, id: id) { _ in content() }
  }

  /// Makes the scene's node; for internal use only.
  public static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    WindowSceneNode(scene, in: context) { $0.description }
  }
}

/// The scene with the app's settings. // M6
///
/// Source: <https://developer.apple.com/documentation/swiftui/settings>
public struct Settings<Content: View>: Scene {
  /// The body of a built-in scene, which has none.
  public typealias Body = Never

  let description: WindowDescription<Content>

  /// Creates the settings.
  public init(@ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(kind: .settings, id: "settings") { _ in content() }
  }

  /// Makes the scene's node; for internal use only.
  public static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    WindowSceneNode(scene, in: context) { $0.description }
  }
}
