// SPDX-License-Identifier: Apache-2.0

/// The node of a scene that shows windows.
final class WindowSceneNode<SceneType, Content: View>: StoredNode<SceneType>, WindowScene {
  private let describe: (SceneType) -> WindowDescription<Content>
  /// What the scene is, kept beside its description because each update asks for it.
  private let kind: WindowDescription<Content>.Kind

  init(
    _ scene: SceneType, in context: _NodeContext,
    describe: @escaping (SceneType) -> WindowDescription<Content>
  ) {
    self.describe = describe
    kind = describe(scene).kind
    super.init(scene, in: context, traits: .scene)
  }

  private var description: WindowDescription<Content> { describe(value) }

  /// The scene's windows show what the new closure makes.
  override func update(_ newValue: inout SceneType) {
    countVisit()
    value = newValue
    for window in graph.session.windows.frontToBack where window.scene === self {
      if let root = window.surface.root { _Node.update(root, with: content(of: window)) }
    }
  }

  /// A scene that the app no longer has takes its windows along.
  override func willRemove() {
    let session = graph.session
    session.afterUpdate {
      for window in session.windows.frontToBack where window.scene === self {
        session.closeWindow(window)
      }
    }
  }

  private func content(of window: SessionWindow) -> SurfaceContent<Content?> {
    let description = description
    let cell = window.valueCell
    return SurfaceContent { description.makeContent(cell) }
  }

  func makeContent(of window: SessionWindow, in context: _NodeContext) -> _Node {
    SurfaceRootNode(content(of: window).make, in: context)
  }

  func makeValueCell(_ value: Any?, in window: SessionWindow) -> (any WindowValueCell)? {
    description.value?.makeCell(value, in: window)
  }

  func value(from text: String) -> Any? { description.value?.value(from: text) }
  func text(of value: Any) -> String? { description.value?.text(of: value) }

  var sceneID: String? { description.id }
  var valueType: Any.Type? { description.value?.type }
  var isSingle: Bool { kind != .group }
  var isUtility: Bool { kind == .utility }
  var opensAtLaunch: Bool { kind == .group || kind == .single }
  var quitsWhenClosed: Bool { kind == .single && graph.session.scenes.first === self }

  var windowTitle: String {
    description.title ?? (kind == .settings ? "Settings" : graph.session.appName)
  }

  /// The item for the scene, unless its commands are removed; with its own shortcut where it has one. // M7, M8
  var openItem: (placement: CommandGroupPlacement, item: SystemItem)? {
    let values = EnvironmentValues(scope: environment)
    guard !values.areCommandsRemoved else { return nil }
    var (placement, item) = standardItem
    item.shortcut = values.sceneShortcut.shortcut(or: item.shortcut)
    return (placement, item)
  }

  /// M6: the first group has ⌘N and the name `new`; Settings has ⌘,.
  private var standardItem: (placement: CommandGroupPlacement, item: SystemItem) {
    let open = { [unowned(unsafe) self] (session: Session) in _ = session.open(self, value: nil) }
    switch kind {
    case .group:
      let title = description.title.map { "New \($0) Window" } ?? "New Window"
      let isFirst = graph.session.scenes.first { !$0.isSingle } === self
      return (
        .newItem,
        SystemItem(
          isFirst ? "new" : CommandName(title: title).text, title,
          isFirst ? KeyboardShortcut("n") : nil, action: open)
      )
    case .single: return (.singleWindowList, SystemItem(windowName, windowTitle, action: open))
    case .settings:
      return (
        .appSettings, SystemItem("settings", "Settings…", KeyboardShortcut(","), action: open)
      )
    case .utility: return (.toolbar, utilityItem(open: open))
    }
  }

  private var windowName: String { CommandName(title: windowTitle).text }

  /// M6: the item shows the window of tools, or hides it.
  private func utilityItem(open: @escaping (Session) -> Void) -> SystemItem {
    let shown = { [unowned(unsafe) self] (session: Session) in
      session.windows.frontToBack.first { $0.scene === self }
    }
    let title = windowTitle
    var item = SystemItem(windowName, "Show \(title)") { session in
      if let window = shown(session) { session.requestClose(window) } else { open(session) }
    }
    item.titleNow = { shown($0) == nil ? "Show \(title)" : "Hide \(title)" }
    return item
  }
}
