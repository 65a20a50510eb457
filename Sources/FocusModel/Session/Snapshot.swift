// SPDX-License-Identifier: Apache-2.0

/// A window as it is now.
public struct WindowSnapshot {
  /// The window's number; given in order of opening and never used again.
  public let number: Int
  /// The title.
  public let title: String
  /// The id of the scene, else its title in the form of a name.
  public let scene: String
  /// Whether it gets keys and menu commands.
  public let isKey: Bool
  /// Whether it is in the Dock.
  public let isMinimized: Bool
  /// The window's own content.
  public let content: [Element]
  /// What is presented on it, the outermost first.
  public let presentations: [PresentationSnapshot]

  /// The content that takes keys and presses: of the front presentation, else the window's own.
  public var front: [Element] { presentations.last?.content ?? content }
}

/// A sheet, alert or dialog as it is now.
public struct PresentationSnapshot {
  /// What sort of presentation it is.
  public enum Kind: String, Sendable {
    /// A sheet.
    case sheet
    /// A cover over the whole window.
    case fullScreenCover
    /// A popover.
    case popover
    /// An alert.
    case alert
    /// A confirmation dialog.
    case confirmationDialog

    /// Whether it is an alert or a confirmation dialog.
    public var isAlert: Bool { self == .alert || self == .confirmationDialog }
  }

  /// What sort of presentation it is.
  public let kind: Kind
  /// What is presented: the item's id, else the title in the form of a name.
  public let id: String
  /// The title.
  public let title: String
  /// The content.
  public let content: [Element]
}

/// A focused value as the menus see it now.
public struct FocusedValueSnapshot {
  /// The key's name, such as `sheetToShow`.
  public let key: String
  /// The window that publishes it.
  public let window: Int
  /// The type of view whose body publishes it.
  public let publisher: String
  /// What a menu reads; for a binding, what its getter gives.
  public let reads: DescribedValue
  /// For a binding, the state that its getter read, found by tracking the read; nil for others.
  public let state: DescribedValue?
}

extension Session {
  /// The windows front to back.
  public var windowSnapshots: [WindowSnapshot] { windows.frontToBack.map(\.snapshot) }

  /// The numbers of the windows front to back.
  public var windowNumbers: [Int] { windows.frontToBack.map(\.number) }

  /// The numbers and titles of the windows front to back.
  public var windowTitles: [(number: Int, title: String)] {
    windows.frontToBack.map { ($0.number, $0.title) }
  }

  /// The key window.
  public var keyWindow: WindowSnapshot? { windows.key?.snapshot }

  /// What the front sheet or alert of the key window shows, else what the window does: a part of
  /// ``keyWindow`` that takes less to find.
  public var frontElements: [Element] { windows.key?.frontSurface.snapshotElements() ?? [] }

  /// What is presented on the key window, the outermost first, without what it shows.
  public var presented: [PresentedName] {
    (windows.key?.surfaces ?? []).dropFirst().map(\.name)
  }

  /// Returns the window with a number, if it is open.
  public func window(_ number: Int) -> WindowSnapshot? { windows[number]?.snapshot }

  /// Shows the window that the app launches with. // W14
  @discardableResult
  public func showLaunchWindow() -> Report { transact { openLaunchWindow() } }

  /// How many windows are open.
  public var windowCount: Int { windows.count }

  /// The names of the scenes that show windows, in order of declaration.
  public var sceneNames: [String] { scenes.map(\.sceneName) }

  /// The number of the key window.
  public var keyWindowNumber: Int? { windows.key?.number }

  /// The menu bar.
  public var menuBar: MenuBar {
    MenuBar(
      menus: commands.menus.map { menu in
        MenuBar.Menu(title: menu.title, items: menu.entries.map { $0.item(in: self) })
      })
  }

  /// The items of the menu bar that may be chosen and whose names are meant, the open windows last: a part
  /// of ``menuBar`` that takes less to find.
  public func menuItems(named wanted: NamePattern) -> [MenuBar.Item] {
    var items: [MenuBar.Item] = []
    for entry in commands.entries(named: wanted) { items.append(entry.item(in: self)) }
    return items
  }

  /// Changes whenever the names in the menu bar may have changed.
  public var menuVersion: Int { appGraph.version }

  /// The focused values as the menus see them.
  public var focusedValues: [FocusedValueSnapshot] {
    focus.publications().map { snapshot($0.name, $0.publisher) }
  }

  private func snapshot(
    _ name: String, _ publisher: any FocusedValuePublisher
  ) -> FocusedValueSnapshot {
    let value = publisher.published?.anyValue ?? ()
    let binding = value as? any AnyBinding
    return FocusedValueSnapshot(
      key: name, window: publisher.graph.window?.number ?? 0, publisher: publisher.enclosingView,
      reads: DescribedValue(binding?.anyValue ?? value),
      state: binding.map { StateProbe.state(readBy: $0, beside: publisher) })
  }
}

extension SessionWindow {
  /// The window as a value.
  var snapshot: WindowSnapshot {
    WindowSnapshot(
      number: number, title: title, scene: scene.sceneName,
      isKey: graph.session.windows.key === self, isMinimized: isMinimized,
      content: surface.snapshotElements(), presentations: surfaces.dropFirst().map(\.snapshot))
  }
}

/// A sheet or an alert that is up, without what it shows.
public struct PresentedName: Hashable, Sendable {
  /// What it is.
  public let kind: PresentationSnapshot.Kind
  /// The id of what it presents.
  public let id: String
}

extension Surface {
  /// The presentation by its kind and id.
  fileprivate var name: PresentedName {
    PresentedName(kind: PresentationSnapshot.Kind(kind), id: presentedID.text ?? "")
  }

  /// The presentation as a value.
  fileprivate var snapshot: PresentationSnapshot {
    PresentationSnapshot(
      kind: PresentationSnapshot.Kind(kind), id: presentedID.text ?? "",
      title: kind.isAlert ? presentedID.text ?? "" : navigationTitle ?? "",
      content: snapshotElements())
  }

  /// The elements that a person sees, as an outline.
  func snapshotElements() -> [Element] {
    guard let root else { return [] }
    let inFront = graphIsKey && window.frontSurface === self
    return ElementSnapshot(surface: self, showsFocus: inFront).elements(of: root)
  }

  private var graphIsKey: Bool { window.graph.session.windows.key === window }
}

extension PresentationSnapshot.Kind {
  fileprivate init(_ kind: Surface.Kind) {
    switch kind {
    case .sheet, .window: self = .sheet
    case .fullScreenCover: self = .fullScreenCover
    case .popover: self = .popover
    case .alert: self = .alert
    case .confirmationDialog: self = .confirmationDialog
    }
  }
}

extension Session {
  /// Whether a task that the app has started has not ended.
  public var isBusy: Bool { tasks.isAnyRunning }
}
