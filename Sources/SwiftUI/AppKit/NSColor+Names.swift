// SPDX-License-Identifier: Apache-2.0

// The colours that AppKit names: recorded by that name and never resolved.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

extension NSColor {
  /// What windows are filled with.
  public static let windowBackgroundColor = NSColor(named: "windowBackgroundColor")
  /// What large controls are filled with.
  public static let controlBackgroundColor = NSColor(named: "controlBackgroundColor")
  /// What is behind a page.
  public static let underPageBackgroundColor = NSColor(named: "underPageBackgroundColor")
  /// What is behind a text.
  public static let textBackgroundColor = NSColor(named: "textBackgroundColor")
  /// What controls are filled with.
  public static let controlColor = NSColor(named: "controlColor")
  /// What a person has chosen for controls.
  public static let controlAccentColor = NSColor(named: "controlAccentColor")
  /// Text on controls.
  public static let controlTextColor = NSColor(named: "controlTextColor")
  /// Text.
  public static let textColor = NSColor(named: "textColor")
  /// Labels.
  public static let labelColor = NSColor(named: "labelColor")
  /// Labels of less weight.
  public static let secondaryLabelColor = NSColor(named: "secondaryLabelColor")
  /// Labels of even less weight.
  public static let tertiaryLabelColor = NSColor(named: "tertiaryLabelColor")
  /// Labels of the least weight.
  public static let quaternaryLabelColor = NSColor(named: "quaternaryLabelColor")
  /// What a field says while it is empty.
  public static let placeholderTextColor = NSColor(named: "placeholderTextColor")
  /// Selected text.
  public static let selectedTextColor = NSColor(named: "selectedTextColor")
  /// What is behind selected text.
  public static let selectedTextBackgroundColor = NSColor(named: "selectedTextBackgroundColor")
  /// What is behind a selected row.
  public static let selectedContentBackgroundColor = NSColor(
    named: "selectedContentBackgroundColor")
  /// What is behind a selected row of another window.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    named: "unemphasizedSelectedContentBackgroundColor")
  /// Lines between things.
  public static let separatorColor = NSColor(named: "separatorColor")
  /// Lines in tables.
  public static let gridColor = NSColor(named: "gridColor")
  /// Links.
  public static let linkColor = NSColor(named: "linkColor")
  /// The ring around what has keyboard focus.
  public static let keyboardFocusIndicatorColor = NSColor(named: "keyboardFocusIndicatorColor")
  /// The titles of windows.
  public static let windowFrameTextColor = NSColor(named: "windowFrameTextColor")
  /// The titles of columns.
  public static let headerTextColor = NSColor(named: "headerTextColor")
  /// The system's red.
  public static let systemRed = NSColor(named: "systemRed")
  /// The system's orange.
  public static let systemOrange = NSColor(named: "systemOrange")
  /// The system's yellow.
  public static let systemYellow = NSColor(named: "systemYellow")
  /// The system's green.
  public static let systemGreen = NSColor(named: "systemGreen")
  /// The system's mint.
  public static let systemMint = NSColor(named: "systemMint")
  /// The system's teal.
  public static let systemTeal = NSColor(named: "systemTeal")
  /// The system's blue.
  public static let systemBlue = NSColor(named: "systemBlue")
  /// The system's indigo.
  public static let systemIndigo = NSColor(named: "systemIndigo")
  /// The system's purple.
  public static let systemPurple = NSColor(named: "systemPurple")
  /// The system's pink.
  public static let systemPink = NSColor(named: "systemPink")
  /// The system's brown.
  public static let systemBrown = NSColor(named: "systemBrown")
  /// The system's gray.
  public static let systemGray = NSColor(named: "systemGray")
  /// Black.
  public static let black = NSColor(named: "black")
  /// White.
  public static let white = NSColor(named: "white")
  /// Grey.
  public static let gray = NSColor(named: "gray")
  /// Red.
  public static let red = NSColor(named: "red")
  /// Green.
  public static let green = NSColor(named: "green")
  /// Blue.
  public static let blue = NSColor(named: "blue")
  /// Orange.
  public static let orange = NSColor(named: "orange")
  /// Yellow.
  public static let yellow = NSColor(named: "yellow")
  /// Purple.
  public static let purple = NSColor(named: "purple")
  /// Nothing.
  public static let clear = NSColor(named: "clear")
}
