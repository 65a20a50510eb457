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

extension WindowGroup {
  /// Creates a group whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with an id whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      id: id, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: titleKey.text, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group with a title and an id whose windows each present a value. // W2, W3
  public init<D: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    description = WindowDescription(
      title: titleKey.text, id: id, value: WindowValue(of: type, default: nil), content: content)
  }

  /// Creates a group whose windows each present a value, with one for a new window. // W3, B23
  public init<D: Hashable & Codable>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    description = WindowDescription(value: WindowValue(of: type, default: defaultValue)) { value in
      content(value.safeBinding(defaultValue: defaultValue()))
    }
  }

  /// Creates a group with an id whose windows each present a value, with one for a new window. // W3
  public init<D: Hashable & Codable>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    description = WindowDescription(id: id, value: WindowValue(of: type, default: defaultValue)) {
      content($0.safeBinding(defaultValue: defaultValue()))
    }
  }
}
