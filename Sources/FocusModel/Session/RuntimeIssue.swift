// SPDX-License-Identifier: Apache-2.0

/// A fault of the app that the model has noticed: where SwiftUI would trap, or silently do nothing.
///
/// Source: `semantics` rules named by `rule`.
public struct RuntimeIssue: Hashable, Sendable {
  /// What sort of fault it is; the raw value is a stable code.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A binding that was unwrapped is read after its value went nil.
    case lateRead
    /// An element binding by index is used after its element has gone.
    case staleIndex
    /// A value of another type was written through a type-erased binding.
    case wrongType
    /// A view reads an environment object that nothing has put there.
    case missingEnvironmentObject
    /// State was changed while a body was running.
    case stateChangedDuringUpdate
    /// Updates cause each other without end.
    case updateLoop
    /// Two elements of one collection have the same identity.
    case duplicateID
    /// A menu command ran while the focused value it reads was nil, and changed nothing.
    case deadCommand
    /// Several views of one scene publish the same key for the whole scene.
    case ambiguousSceneValue
    /// A focused value is read, and nothing has published it so far.
    case neverPublished
    /// A focused value is published, and nothing has read it so far.
    case neverRead
    /// Several items of the menu bar have the same shortcut.
    case duplicateShortcut
    /// A shortcut does not reach the menu item that shows it, because something else has it first.
    case shadowedShortcut
    /// A sheet waits because another is up.
    case waitingPresentation
    /// A sheet was asked for while another was up, and never comes.
    case lostPresentation
    /// Several sheets, or several dialogs, are attached to one view.
    case severalPresentations
    /// Two destinations of one sheet share an id although they show different things.
    case sharedID
    /// The item of a sheet has another id each time it is read.
    case unstableID
    /// A sheet cannot be ended by the person in front of it.
    case noWayOut
    /// A flag asks for a presentation whose data is not there.
    case outOfStep
    /// A menu action presented something while its menu was open, and the app hangs.
    case presentedFromOpenMenu
    /// A navigation link has no destination for its value.
    case missingDestination
    /// A window was asked for that no scene can show.
    case missingScene
    /// An action of the environment was read outside the running app and does nothing.
    case inertAction
  }

  /// What sort of fault it is.
  public let kind: Kind
  /// The view, property or key that is at fault.
  public let subject: String
  /// What happened.
  public let fact: String
  /// What to do about it, in one sentence.
  public let remedy: String

  /// What happened and what to do about it.
  public var message: String { "\(fact) \(remedy)" }

  /// The rule of SwiftUI that the fault falls under.
  public var rule: String { kind.rule }

  init(_ kind: Kind, subject: String, fact: String, remedy: String) {
    self.kind = kind
    self.subject = subject
    self.fact = fact
    self.remedy = remedy
  }
}

extension RuntimeIssue.Kind {
  /// The rule of SwiftUI that faults of this sort fall under.
  public var rule: String {
    switch self {
    case .lateRead: "B1"
    case .staleIndex: "B10"
    case .wrongType: "B5"
    case .missingEnvironmentObject: "E3"
    case .stateChangedDuringUpdate: "B7"
    case .updateLoop: "F21"
    case .duplicateID: "B16"
    case .deadCommand: "F8"
    case .ambiguousSceneValue: "F6"
    case .neverPublished: "F2"
    case .neverRead: "F4"
    case .duplicateShortcut: "M18"
    case .shadowedShortcut: "M19"
    case .waitingPresentation: "S11"
    case .lostPresentation: "S12"
    case .severalPresentations: "S13"
    case .sharedID: "S6"
    case .unstableID: "S4"
    case .noWayOut: "S26"
    case .outOfStep: "S7"
    case .presentedFromOpenMenu: "M26"
    case .missingDestination: "E1"
    case .missingScene: "W1"
    case .inertAction: "W19"
    }
  }
}

extension RuntimeIssue: CustomStringConvertible {
  /// The issue in one line.
  public var description: String { "[\(rule)] \(message)" }
}
