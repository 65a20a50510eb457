// SPDX-License-Identifier: Apache-2.0

// What a person has asked of the system: an app may read and set these values, and nothing
// here follows them.

extension EnvironmentValues {
  /// Whether a person wants less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// Whether a person wants less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Whether a person wants more than colour to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether a person has inverted the colours.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether a person wants buttons to have shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether an aid is in use.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// Whether the app is used by switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// Whether a person can see elements in large.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }
}

private enum AccessibilityReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityInvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
