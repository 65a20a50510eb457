// SPDX-License-Identifier: Apache-2.0

extension NamedPolicy {
  /// All policies, in alphabetical order.
  public static var all: [NamedPolicy] {
    (updates + focus + menus + presentations + windows).sorted { $0.name < $1.name }
  }

  private static var updates: [NamedPolicy] {
    [
      number(
        "updateRounds", "F21", \.updateRounds,
        "How many rounds an update may take before it is stopped as a loop."),
      flag(
        "sheetsFollowEnvironment", "E11, G15", \.sheetsFollowEnvironment,
        """
        What is presented sees later changes of the environment around its presenter; nobody has stated \
        that it does, but a view in place would.
        """),
    ]
  }

  private static var focus: [NamedPolicy] {
    [
      flag(
        "firstFieldHasFocus", "F13", \.firstFieldHasFocus,
        """
        The first text field of a window or sheet has keyboard focus when it comes up, as AppKit's \
        key-view loop gives it.
        """),
      flag(
        "hiddenAppKeepsFocusedValues", "F27, G4", \.hiddenAppKeepsFocusedValues,
        """
        The focused values stay as they are while the app is hidden; they are resolved again when it is shown.
        """),
      flag(
        "keyEquivalentsSeeFocusedValues", "F26", \.keyEquivalentsSeeFocusedValues,
        """
        A menu action finds the same focused values whether a click or its key equivalent starts it; one \
        report saw nil with the key.
        """),
      flag(
        "laterSceneValueWins", "F6, G1", \.laterSceneValueWins,
        """
        Of several publishers of a key for the whole scene, at one navigation depth, the one written last \
        wins (the outer, the later sibling), as in two accounts of SwiftUI's engine.
        """),
      flag(
        "nilHidesOuterValue", "F7, G2", \.nilHidesOuterValue,
        """
        Publishing nil hides what is published further out; by default nil publishes nothing.
        """),
      flag(
        "sceneValuesReachBehindSheets", "F17, G3", \.sceneValuesReachBehindSheets,
        """
        Menus still see the scene values of what lies behind a sheet; reports show commands that fire there.
        """),
      flag(
        "windowScenesPublish", "F26", \.windowScenesPublish,
        """
        What a Window scene publishes for the whole scene is seen, as the documentation says of any scene; \
        one report saw nil.
        """),
      flag(
        "windowsReportKeyTogether", "F24", \.windowsReportKeyTogether,
        """
        Every window that can be seen reports that it is key, as one app with two windows saw; by default \
        the key window alone appears active.
        """),
    ]
  }

  private static var menus: [NamedPolicy] {
    [
      flag(
        "commandGroupsApplyInOrder", "M11, G5", \.commandGroupsApplyInOrder,
        """
        Groups take effect in the order of declaration; a later `before` goes above an earlier one and a \
        replacement drops what was added before it, as in an account of SwiftUI's engine. Otherwise \
        replacements come first and additions keep their order.
        """),
      flag(
        "disabledItemShadowsShortcut", "M19, G6", \.disabledItemShadowsShortcut,
        """
        A disabled menu item keeps later items from having its shortcut; one report saw the Mac do so.
        """),
      flag(
        "menuActionsMayPresent", "M26", \.menuActionsMayPresent,
        """
        A menu action may present something at once; otherwise that hangs the app, as one project saw on \
        macOS 15 while AppKit still tracked the menu, and only what a task presents later is safe.
        """),
      flag(
        "windowMenuListsValueWindows", "W8", \.windowMenuListsValueWindows,
        """
        The Window menu lists windows that present a value, as AppKit lists any that can be main; one \
        report missed them.
        """),
      flag(
        "windowMenuSortsByTitle", "W9, G7", \.windowMenuSortsByTitle,
        """
        The Window menu lists windows by title; by default they are listed in order of opening, as their \
        numbers are given. Apple's pages state no order.
        """),
    ]
  }

  private static var presentations: [NamedPolicy] {
    [
      flag(
        "contextMenusOpenBehindSheets", "S40", \.contextMenusOpenBehindSheets,
        """
        A context menu behind a sheet can be opened; one report saw it on macOS 10.15, and asked that it \
        be blocked like all that lies there.
        """),
      flag(
        "escapeDismissesSheet", "S26, G12", \.escapeDismissesSheet,
        """
        Escape ends a sheet without a cancel button or exit command; most reports say that it does.
        """),
      flag(
        "flagContentIsFresh", "S7", \.flagContentIsFresh,
        """
        Content that a flag presents sees the state of now; otherwise it is shown first as it was when the \
        body around it ran last, which reports saw as an empty first sheet.
        """),
      flag(
        "innerOnDismissRunsFirst", "S16, G9", \.innerOnDismissRunsFirst,
        """
        When nested presentations end together, onDismiss runs from the inside out; one toolkit like \
        SwiftUI does so, and nothing is documented.
        """),
      flag(
        "onDismissSeesNewItem", "S4, G8", \.onDismissSeesNewItem,
        """
        When an item with another id takes a sheet's place, the binding holds it already while onDismiss of \
        the one before runs; otherwise it reads nil then, and gets the new item afterwards.
        """),
      flag(
        "presentationsWait", "S10, S11, G11", \.presentationsWait,
        """
        A presentation that is asked for while another is up waits for its turn, as AppKit queues sheets; \
        otherwise it is lost, as on iOS.
        """),
      flag(
        "removedPresenterResetsBinding", "S17, G10", \.removedPresenterResetsBinding,
        """
        A presentation's binding is reset when the view that presents it goes; nobody has stated that it \
        is.
        """),
      flag(
        "sheetParentTakesKeyBack", "S21", \.sheetParentTakesKeyBack,
        """
        The window of a sheet takes the key back from a window that was opened in the action that ended the \
        sheet; one report saw it.
        """),
      flag(
        "toolbarPlacementsTakeKeys", "S28", \.toolbarPlacementsTakeKeys,
        """
        Buttons in a toolbar's cancel and confirm places take Escape and Return; the documentation speaks \
        of position only.
        """),
    ]
  }

  private static var windows: [NamedPolicy] {
    [
      flag(
        "menuGivesKeyBack", "M27", \.menuGivesKeyBack,
        """
        The window that was key has the key again after a menu action of the app's opened another; one \
        project saw AppKit do so. By default the window that is opened stays key, as documented.
        """),
      flag(
        "openingRestoresMinimizedWindow", "W17, G14", \.openingRestoresMinimizedWindow,
        """
        Opening what a minimised window shows brings that window out of the Dock; otherwise it stays there.
        """),
      flag(
        "restoredValuesComeLate", "B23", \.restoredValuesComeLate,
        """
        The value of a window that is restored is nil while its content is made for the first time; one \
        report saw content that counts on a value trap there.
        """),
      flag(
        "windowCycleFollowsOpening", "W9, G7", \.windowCycleFollowsOpening,
        """
        Command-` goes through the windows in order of opening; otherwise the one at the back comes to the \
        front each time. Apple's pages state no order.
        """),
      flag(
        "windowMatchesCurrentValue", "W4, G13", \.windowMatchesCurrentValue,
        """
        A window is found by the value that it presents now, which it may have changed; otherwise by the one \
        that it was opened with.
        """),
    ]
  }
}
