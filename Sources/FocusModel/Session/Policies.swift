// SPDX-License-Identifier: Apache-2.0

/// Decisions where Apple documents nothing and reports disagree, each with its default.
public struct Policies: Hashable, Sendable {
  // MARK: - Updates and environment

  /// How many rounds an update may take before it counts as a loop.
  public var updateRounds = 100
  /// Whether what is presented sees later changes of the environment that it has inherited.
  public var sheetsFollowEnvironment = true

  // MARK: - Focus

  /// Whether the first text field of a window or sheet has keyboard focus when it comes up.
  public var firstFieldHasFocus = true
  /// Whether, of several scene-level publishers of one key at one depth, the one written last wins.
  public var laterSceneValueWins = true
  /// Whether publishing nil hides what is published further out.
  public var nilHidesOuterValue = false
  /// Whether menus still see the scene values of what lies behind a sheet.
  public var sceneValuesReachBehindSheets = true
  /// Whether the focused values stay as they are while the app is hidden.
  public var hiddenAppKeepsFocusedValues = true
  /// Whether what a `Window` scene publishes for the whole scene is seen, as that of a `WindowGroup` is.
  public var windowScenesPublish = true
  /// Whether a menu action that its key equivalent starts finds the focused values that a click finds.
  public var keyEquivalentsSeeFocusedValues = true
  /// Whether every window that can be seen reports that it is key, instead of the key window alone.
  public var windowsReportKeyTogether = false

  // MARK: - Menus

  /// Whether additions to a placement and replacements of it take effect in the order of declaration.
  public var commandGroupsApplyInOrder = true
  /// Whether a disabled menu item keeps later items with the same shortcut from having it.
  public var disabledItemShadowsShortcut = true
  /// Whether the Window menu lists windows by title instead of by order of opening.
  public var windowMenuSortsByTitle = false
  /// Whether the Window menu lists windows that present a value.
  public var windowMenuListsValueWindows = true
  /// Whether a menu action may present something at once, while the menu is still being tracked.
  public var menuActionsMayPresent = true

  // MARK: - Presentations

  /// Whether Escape ends a sheet that has neither a cancel button nor an exit command.
  public var escapeDismissesSheet = true
  /// Whether the cancel and confirm placements of a toolbar also take Escape and Return.
  public var toolbarPlacementsTakeKeys = false
  /// Whether a context menu behind a sheet can be opened, though nothing else there can be used.
  public var contextMenusOpenBehindSheets = false
  /// Whether a presentation that is asked for while another is up waits for its turn.
  public var presentationsWait = true
  /// Whether a presentation's binding is reset when the view that presents it goes.
  public var removedPresenterResetsBinding = false
  /// Whether the binding holds the new item already while `onDismiss` of the one before runs.
  public var onDismissSeesNewItem = true
  /// Whether `onDismiss` of nested presentations that end together runs from the inside out.
  public var innerOnDismissRunsFirst = true
  /// Whether the content that a flag presents sees the state of now the first time that it comes up.
  public var flagContentIsFresh = true
  /// Whether a sheet's window takes the key back from one that was opened as the sheet ended.
  public var sheetParentTakesKeyBack = false

  // MARK: - Windows

  /// Whether going through the windows follows their order of opening instead of front to back.
  public var windowCycleFollowsOpening = true
  /// Whether a window is found by the value that it presents now instead of the one it was opened with.
  public var windowMatchesCurrentValue = true
  /// Whether opening what a minimised window shows brings that window out of the Dock.
  public var openingRestoresMinimizedWindow = true
  /// Whether the window that was key has the key again after a menu action of the app's opened another.
  public var menuGivesKeyBack = false
  /// Whether the value of a window that is restored comes only after its content was made once.
  public var restoredValuesComeLate = false

  /// Creates the default policies.
  public init() {}
}
