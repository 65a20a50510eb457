// SPDX-License-Identifier: Apache-2.0

/// Decisions where Apple documents nothing and reports disagree, each with its default.
public struct Policies: Hashable, Sendable {
  /// How many rounds an update may take before it counts as a loop. Default 100.
  public var updateRounds = 100
  /// Whether Escape ends a sheet that has neither a cancel button nor an exit command (rule S26, gap G12).
  /// Default true: most reports say so.
  public var escapeDismissesSheet = true
  /// Whether the cancel and confirm placements of a toolbar also take Escape and Return (rule S28).
  /// Default false: the documentation speaks of position only.
  public var toolbarPlacementsTakeKeys = false
  /// Whether the first text field of a window or sheet has keyboard focus when it comes up. Default true,
  /// as AppKit's key-view loop does.
  public var firstFieldHasFocus = true
  /// Whether a disabled menu item that has a shortcut keeps later items from having it (rule M19, gap G6).
  /// Default true.
  public var disabledItemShadowsShortcut = true
  /// Whether a presentation's binding is reset when the view that presents it goes (rule S17, gap G10).
  /// Default false.
  public var removedPresenterResetsBinding = false

  /// Creates the default policies.
  public init() {}
}
