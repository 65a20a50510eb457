// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

// `import SwiftUI` gives an app's files AppKit's names on a Mac. Those that ask the app or the system for
// something which has a meaning without a screen are here; views, windows, images and panels are not.

/// The app, by AppKit's name.
///
/// Source: <https://developer.apple.com/documentation/appkit/nsapplication>
@MainActor
public final class NSApplication {
  /// The app.
  public static let shared = NSApplication()

  /// How the app takes part in the system's windows and menus.
  public enum ActivationPolicy: Int, Sendable {
    case regular
    case accessory
    case prohibited
  }

  /// Which part of the standard window about the app something is for.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Thanks, or whatever else is to be said.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// The name of the app.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// The version of the app.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    /// The number of the build.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// The icon of the app.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
  }

  private init() {}

  /// Whether the app is hidden.
  public var isHidden: Bool { RunningApp.isHidden }

  /// Ends the app, unless an alert or a dialog has to be answered first.
  public func terminate(_ sender: Any?) { RunningApp.quit() }

  /// Hides the app: none of its windows is key.
  public func hide(_ sender: Any?) { RunningApp.hide() }

  /// Shows the app again.
  public func unhide(_ sender: Any?) { RunningApp.show() }

  /// Brings the app to the front.
  public func activate(ignoringOtherApps flag: Bool) { RunningApp.show() }

  /// Brings the app to the front.
  public func activate() { RunningApp.show() }

  /// Sets how the app takes part in the system's windows and menus, which makes no difference here.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  /// Shows the standard window about the app, which is the system's.
  public func orderFrontStandardAboutPanel(_ sender: Any?) {}

  /// Shows the standard window about the app, which is the system's.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
/// The app.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }
