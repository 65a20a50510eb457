// SPDX-License-Identifier: Apache-2.0

/// A scene with a single window of tools: its item in the View menu shows and hides it. // M6
///
/// While it is key, menus still see the focused values of the window behind it (rule F10). It takes the key
/// only when a person asks for it, Escape closes it then, and it cannot be minimised.
///
/// Source: <https://developer.apple.com/documentation/swiftui/utilitywindow>
public struct UtilityWindow<Content: View>: Scene {
  /// The body of a built-in scene, which has none.
  public typealias Body = Never

  let description: WindowDescription<Content>

  /// Creates a window of tools.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window of tools.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates a window of tools.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    description = WindowDescription(kind: .utility, title: title.string, id: id) { _ in content() }
  }

  /// Makes the scene's node; for internal use only.
  public static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    WindowSceneNode(scene, in: context) { $0.description }
  }
}

extension Session {
  /// Whether a window is made key when it is opened: one of tools only where no other window is.
  func takesKeyWhenOpened(_ window: SessionWindow) -> Bool {
    !window.isUtility || windows.key == nil
  }
}

extension WindowOrder {
  /// The window whose focused values menus see: the key window, or the one behind a window of tools. // F10
  var main: SessionWindow? {
    var candidate = key
    while let window = candidate, window.isPassedOver { candidate = window.behind }
    return candidate
  }

  /// Whether a window is the one whose focused values menus see.
  func isMain(_ window: SessionWindow) -> Bool {
    if key === window, !window.isPassedOver { return true }
    return main === window
  }
}

extension SessionWindow {
  /// Whether menus look at the window behind this one instead. // F10
  fileprivate var isPassedOver: Bool { isUtility || isMinimized }
}
