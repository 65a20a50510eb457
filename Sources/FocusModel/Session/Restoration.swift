// SPDX-License-Identifier: Apache-2.0

/// The windows that are open, as an app keeps them between launches. // W15
public struct SavedWindows: Codable, Hashable, Sendable {
  /// The windows, back to front, so that opening them in order restores it.
  public var windows: [SavedWindow]

  /// Creates a list of windows.
  public init(windows: [SavedWindow]) { self.windows = windows }
}

/// A window as an app keeps it between launches.
public struct SavedWindow: Codable, Hashable, Sendable {
  /// The name of its scene.
  public var scene: String
  /// The value that it presents, as text that the scene can read; nil where it has none. // W3
  public var value: String?
  /// Whether it is in the Dock.
  public var isMinimized: Bool
}

extension Session {
  /// The windows that are open now.
  ///
  /// Their own state is not kept: it starts anew. // W16
  public var savedWindows: SavedWindows {
    SavedWindows(
      windows: windows.frontToBack.reversed().filter(\.isRestored).map { window in
        SavedWindow(
          scene: window.scene.sceneName,
          value: window.valueCell?.anyValue.flatMap(window.scene.text),
          isMinimized: window.isMinimized)
      })
  }

  /// Opens windows again; those whose scene or value is not known any more are left out. // W3, W15
  @discardableResult
  public func restore(_ saved: SavedWindows) -> Report {
    transact {
      for window in saved.windows {
        guard let scene = scenes.first(where: { $0.sceneName == window.scene }) else { continue }
        let value = window.value.flatMap(scene.value)
        guard let opened = open(scene, value: value) else { continue }
        if window.isMinimized { minimize(opened) }
      }
    }
  }
}

extension SessionWindow {
  /// Whether the window comes back when the app starts again. // W15
  fileprivate var isRestored: Bool {
    scene.environmentValues.sceneRestorationBehavior != .disabled
  }
}
