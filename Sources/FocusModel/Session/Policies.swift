// SPDX-License-Identifier: Apache-2.0

/// Decisions where Apple documents nothing and reports disagree, each with its default.
public struct Policies: Hashable, Sendable {
  /// How many rounds an update may take before it counts as a loop.
  public var updateRounds = 100
  /// Whether Escape ends a sheet that has neither a cancel button nor an exit command.
  public var escapeDismissesSheet = true
  /// Whether the cancel and confirm placements of a toolbar also take Escape and Return.
  public var toolbarPlacementsTakeKeys = false
  /// Whether the first text field of a window or sheet has keyboard focus when it comes up.
  public var firstFieldHasFocus = true
  /// Whether a disabled menu item keeps later items with the same shortcut from having it.
  public var disabledItemShadowsShortcut = true
  /// Whether a presentation's binding is reset when the view that presents it goes.
  public var removedPresenterResetsBinding = false
  /// Whether, of several scene-level publishers of one key at one depth, the one written last wins.
  public var laterSceneValueWins = true
  /// Whether publishing nil hides what is published further out.
  public var nilHidesOuterValue = false
  /// Whether menus still see the scene values of what lies behind a sheet.
  public var sceneValuesReachBehindSheets = true
  /// Whether the focused values stay as they are while the app is hidden.
  public var hiddenAppKeepsFocusedValues = true
  /// Whether a presentation that is asked for while another is up waits for its turn.
  public var presentationsWait = true

  /// Creates the default policies.
  public init() {}
}

/// A policy by its name, as a script or a person sets it.
public struct NamedPolicy: Sendable {
  /// The name, which is that of the property.
  public let name: String
  /// The rule or gap of SwiftUI's documentation that it decides.
  public let rule: String
  /// What it decides, and why the default is what it is.
  public let meaning: String
  private let read: @Sendable (Policies) -> String
  private let write: @Sendable (inout Policies, String) -> Bool

  /// The value in a set of policies, as text.
  public func value(in policies: Policies) -> String { read(policies) }

  /// Sets the value from text.
  ///
  /// - Returns: False when the text is no value of this policy; nothing is changed then.
  public func set(_ text: String, in policies: inout Policies) -> Bool { write(&policies, text) }

  /// The values that the policy can have, as text; empty where any number may be.
  public let choices: [String]
}

extension NamedPolicy {
  /// All policies, in alphabetical order.
  public static var all: [NamedPolicy] {
    [
      flag(
        "disabledItemShadowsShortcut", "M19, G6", \.disabledItemShadowsShortcut,
        """
        A disabled menu item keeps later items from having its shortcut; one report saw the Mac do so.
        """),
      flag(
        "escapeDismissesSheet", "S26, G12", \.escapeDismissesSheet,
        """
        Escape ends a sheet without a cancel button or exit command; most reports say that it does.
        """),
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
        "sceneValuesReachBehindSheets", "F17, G3", \.sceneValuesReachBehindSheets,
        """
        Menus still see the scene values of what lies behind a sheet; reports show commands that fire there.
        """),
      flag(
        "toolbarPlacementsTakeKeys", "S28", \.toolbarPlacementsTakeKeys,
        """
        Buttons in a toolbar's cancel and confirm places take Escape and Return; the documentation speaks \
        of position only.
        """),
      number(
        "updateRounds", "F21", \.updateRounds,
        "How many rounds an update may take before it is stopped as a loop."),
    ]
  }

  private static func flag(
    _ name: String, _ rule: String, _ keyPath: any WritableKeyPath<Policies, Bool> & Sendable,
    _ meaning: String
  ) -> NamedPolicy {
    NamedPolicy(
      name: name, rule: rule, meaning: meaning, read: { "\($0[keyPath: keyPath])" },
      write: { policies, text in
        guard let value = Bool(text) else { return false }
        policies[keyPath: keyPath] = value
        return true
      }, choices: ["true", "false"])
  }

  private static func number(
    _ name: String, _ rule: String, _ keyPath: any WritableKeyPath<Policies, Int> & Sendable,
    _ meaning: String
  ) -> NamedPolicy {
    NamedPolicy(
      name: name, rule: rule, meaning: meaning, read: { "\($0[keyPath: keyPath])" },
      write: { policies, text in
        guard let value = Int(text), value > 0 else { return false }
        policies[keyPath: keyPath] = value
        return true
      }, choices: [])
  }
}
