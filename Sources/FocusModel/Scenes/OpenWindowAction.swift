// SPDX-License-Identifier: Apache-2.0

/// Opens windows of the app's scenes. // W1, W2, W19
///
/// Source: <https://developer.apple.com/documentation/swiftui/openwindowaction>
@MainActor @preconcurrency
public struct OpenWindowAction {
  private weak var session: Session?
  /// Whether it was read where there is no running app, and does nothing. // W19
  private let isInert: Bool

  init(session: Session?) {
    self.session = session
    isInert = session == nil
  }

  /// Opens a window of the scene with an id; a scene with one window brings it forward. // W1
  public func callAsFunction(id: String) { open(id: id, value: nil, type: nil) }

  /// Opens a window of the scene that presents values of this type, or brings the one forward that
  /// presents an equal value. // W2
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(id: nil, value: value, type: D.self)
  }

  /// Opens a window of the scene with an id for a value, or brings the one forward that presents an equal
  /// value. // W2
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(id: id, value: value, type: D.self)
  }

  /// W19: what was read outside the running app does nothing, which is an issue of the app that runs.
  private func open(id: String?, value: Any?, type: Any.Type?) {
    if isInert { Session.current?.raise(.inertAction("openWindow")) }
    session?.openWindow(id: id, value: value, type: type)
  }
}

/// Closes windows of the app's scenes. // W5
///
/// Source: <https://developer.apple.com/documentation/swiftui/dismisswindowaction>
@MainActor @preconcurrency
public struct DismissWindowAction {
  weak var session: Session?
  weak var window: SessionWindow?

  /// Closes the window in which the action was read.
  public func callAsFunction() {
    if let window { session?.closeWindows { $0 === window } }
  }

  /// Closes all windows of the scene with an id.
  public func callAsFunction(id: String) {
    session?.closeWindows { $0.scene.sceneID == id }
  }

  /// Closes the windows that present a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    session?.closeWindows { $0.presents(value) }
  }

  /// Closes the window of the scene with an id that presents a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    session?.closeWindows { $0.scene.sceneID == id && $0.presents(value) }
  }
}

/// Opens the app's settings.
///
/// Source: <https://developer.apple.com/documentation/swiftui/opensettingsaction>
@MainActor @preconcurrency
public struct OpenSettingsAction {
  weak var session: Session?

  /// Opens the settings, or brings them forward.
  public func callAsFunction() {
    session?.openWindow(id: "settings", value: nil, type: nil)
  }
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction {
    nonisolated(unsafe) let scope = scope
    return onMainActor { OpenWindowAction(session: scope?.session) }
  }

  /// Whether the app may have several windows, as any on the Mac.
  public var supportsMultipleWindows: Bool { true }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction {
    nonisolated(unsafe) let scope = scope
    return onMainActor {
      DismissWindowAction(session: scope?.session, window: scope?.surface?.window)
    }
  }

  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction {
    nonisolated(unsafe) let scope = scope
    return onMainActor { OpenSettingsAction(session: scope?.session) }
  }
}
