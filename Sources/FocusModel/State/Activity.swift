// SPDX-License-Identifier: Apache-2.0

/// What those depend on who ask whether a window is key or the app is hidden.
final class ActivityStatus: Dependency {}

/// Whether the app's windows can be seen and used.
///
/// Source: <https://developer.apple.com/documentation/swiftui/scenephase>
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The app is hidden.
  case background
  /// The windows can be seen but not used; never the case here. // W20
  case inactive
  /// The windows can be seen and used.
  case active
}

/// Whether controls are drawn as those of the key window.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// Their window is key.
  case key
  /// Their window is in front without being key; never the case here. // F24
  case active
  /// Their window is not key.
  case inactive
}

extension EnvironmentValues {
  /// Whether the app's windows can be seen and used: active, or in the background while hidden. // W20
  public var scenePhase: ScenePhase {
    onMainActor(with: scope) { scope in
      guard let session = scope?.session else { return .active }
      session.hiding.recordRead()
      return session.isHidden ? .background : .active
    }
  }

  /// Whether the window looks like the one that is in use: whether it is key, or by the policy whether it
  /// can be seen. // F24
  public var appearsActive: Bool {
    onMainActor(with: scope) { scope in
      guard let window = scope?.surface?.window else { return true }
      let session = window.graph.session
      window.keyStatus.recordRead()
      session.hiding.recordRead()
      if session.policies.windowsReportKeyTogether {
        return !session.isHidden && !window.isMinimized
      }
      return session.windows.key === window
    }
  }

  /// Whether controls are drawn as those of the key window. // F24
  @available(*, deprecated, message: "use appearsActive instead")
  public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }
}
