// SPDX-License-Identifier: Apache-2.0

/// The windows that are open and what the app keeps, as a system keeps them between launches. // W15
public struct SavedWindows: Codable, Hashable, Sendable {
  /// The windows, back to front, so that opening them in order restores it.
  public var windows: [SavedWindow]
  /// What the app keeps with `@AppStorage`; nil where it keeps nothing.
  public var appStorage: [String: StoredValue]?

  /// Creates a list of windows, with what the app keeps.
  public init(windows: [SavedWindow], appStorage: [String: StoredValue]? = nil) {
    self.windows = windows
    self.appStorage = appStorage
  }
}

/// A window as a system keeps it between launches.
public struct SavedWindow: Codable, Hashable, Sendable {
  /// The name of its scene.
  public var scene: String
  /// The value that it presents, as text that the scene can read; nil where it has none. // W3
  public var value: String?
  /// Whether it is in the Dock.
  public var isMinimized: Bool
  /// What it keeps with `@SceneStorage`; nil where it keeps nothing. // W16
  public var sceneStorage: [String: StoredValue]?
}

extension Session {
  /// The windows that are open now, and what is kept with `@SceneStorage` and `@AppStorage`.
  ///
  /// Other state is not kept: it starts anew. // W16
  public var savedWindows: SavedWindows {
    SavedWindows(
      windows: windows.frontToBack.reversed().filter(\.scene.isRestored).map { window in
        SavedWindow(
          scene: window.scene.sceneName,
          value: window.valueCell?.anyValue.flatMap(window.scene.text),
          isMinimized: window.isMinimized, sceneStorage: window.values.values.nilIfEmpty)
      }, appStorage: appStorage.nilIfEmpty)
  }

  /// Opens windows again and puts back what was kept.
  ///
  /// Windows whose scene the app has no more, or that opts out, are left out (rule W15); a value that cannot
  /// be read is nil, or the default (W3). Scenes that open at launch do so unless one of theirs has come back
  /// (W14).
  @discardableResult
  public func restore(_ saved: SavedWindows) -> Report {
    transact {
      if let values = saved.appStorage { appValues.values = values }
      let scenes = scenes.filter(\.isRestored)
      let returning = saved.windows.compactMap { window in
        scenes.first { $0.sceneName == window.scene }.map { (window: window, scene: $0) }
      }
      for scene in scenesPresentedAtLaunch where !returning.contains(where: { $0.scene === scene })
      {
        open(scene, value: nil)
      }
      for (window, scene) in returning { restore(window, of: scene) }
    }
  }

  private func restore(_ saved: SavedWindow, of scene: any WindowScene) {
    if scene.isSingle, windows.frontToBack.contains(where: { $0.scene === scene }) { return }
    let window = makeWindow(of: scene, value: saved.value.flatMap(scene.value)) { window in
      if let values = saved.sceneStorage { window.values.values = values }
      if policies.restoredValuesComeLate { withholdValue(of: window) }
    }
    if saved.isMinimized { minimize(window) }
  }

  /// Has a window read nil for its value until its content was made once, by the policy. // B23
  private func withholdValue(of window: SessionWindow) {
    guard let cell = window.valueCell else { return }
    cell.withholdValue()
    afterUpdate { cell.deliverValue() }
  }
}

extension WindowScene {
  /// Whether the scene's windows come back when the app starts again. // W15
  fileprivate var isRestored: Bool { environmentValues.sceneRestorationBehavior != .disabled }
}

extension Dictionary {
  /// The dictionary, unless there is nothing in it.
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
