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
    /// A sheet waits because another is up.
    case waitingPresentation
    /// A navigation link has no destination for its value.
    case missingDestination
    /// A window was asked for that no scene can show.
    case missingScene
  }

  /// What sort of fault it is.
  public let kind: Kind
  /// The view, property or key that is at fault.
  public let subject: String
  /// What happened and what to do about it.
  public let message: String

  /// The rule of SwiftUI that the fault falls under.
  public var rule: String {
    switch kind {
    case .lateRead: "B1"
    case .staleIndex: "B10"
    case .wrongType: "B5"
    case .missingEnvironmentObject: "E3"
    case .stateChangedDuringUpdate: "B7"
    case .updateLoop: "F21"
    case .duplicateID: "B16"
    case .deadCommand: "F8"
    case .ambiguousSceneValue: "F6"
    case .waitingPresentation: "S11"
    case .missingDestination: "E1"
    case .missingScene: "W1"
    }
  }

  init(_ kind: Kind, subject: String, message: String) {
    self.kind = kind
    self.subject = subject
    self.message = message
  }
}

extension RuntimeIssue: CustomStringConvertible {
  /// The issue in one line.
  public var description: String { "[\(rule)] \(message)" }
}

extension RuntimeIssue {
  static func lateRead(of binding: String) -> RuntimeIssue {
    RuntimeIssue(
      .lateRead, subject: binding,
      message: """
        "\(binding)" was read through an unwrapped binding after it became nil; SwiftUI traps here. Keep \
        the last value in the view that reads it, or let that view go when the value does.
        """)
  }

  static func staleIndex(in binding: String) -> RuntimeIssue {
    RuntimeIssue(
      .staleIndex, subject: binding,
      message: """
        An element binding of "\(binding)" was used after its element had gone; SwiftUI traps here. Look \
        the element up by its id instead.
        """)
  }

  static func wrongType(in binding: String) -> RuntimeIssue {
    RuntimeIssue(
      .wrongType, subject: binding,
      message: """
        A value of another type was written to "\(binding)" as AnyHashable; SwiftUI traps here. Write a \
        value of the binding's own type.
        """)
  }

  static func changeDuringUpdate(of property: String, in view: String) -> RuntimeIssue {
    RuntimeIssue(
      .stateChangedDuringUpdate, subject: property,
      message: """
        "\(property)" was changed while the body of \(view) was running; change state in an action, \
        onAppear, onChange or a task instead.
        """)
  }

  static func updateLoop(bound: Int) -> RuntimeIssue {
    RuntimeIssue(
      .updateLoop, subject: "update",
      message: """
        The update was stopped after \(bound) rounds: something that it changes makes it run again each \
        time. Look for a value that is never equal to itself, or an onChange that writes what it watches.
        """)
  }

  static func deadCommand(_ title: String, reads key: String) -> RuntimeIssue {
    RuntimeIssue(
      .deadCommand, subject: title,
      message: """
        "\(title)" was chosen while nothing in the key window publishes "\(key)", and changed nothing. \
        Disable it while the value is nil: .disabled(\(key) == nil).
        """)
  }

  static func ambiguousSceneValue(_ key: String, in views: [String]) -> RuntimeIssue {
    let views = Set(views).sorted().joined(separator: " and ")
    return RuntimeIssue(
      .ambiguousSceneValue, subject: key,
      message: """
        "\(key)" is published more than once for the whole scene (in \(views)); which one counts is not \
        documented. Publish it in one place, or with focusedValue where focus decides.
        """)
  }

  static func duplicateID(_ id: some Hashable) -> RuntimeIssue {
    RuntimeIssue(
      .duplicateID, subject: "\(id)",
      message: """
        Two elements of a ForEach have the id "\(id)"; their state may be mixed up. Give each element an \
        id of its own.
        """)
  }

  static func waiting(_ waiting: String, behind front: String) -> RuntimeIssue {
    RuntimeIssue(
      .waitingPresentation, subject: waiting,
      message: """
        "\(waiting)" waits until "\(front)" is dismissed: a window shows one sheet at a time. Present it \
        in onDismiss, or from inside the first sheet.
        """)
  }

  static func missingDestination(for type: Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      .missingDestination, subject: "\(type)",
      message: """
        A navigation link leads to a value of type \(type), and the stack around it has no \
        navigationDestination(for: \(type).self); add one inside the stack.
        """)
  }

  static func missingScene(id: String?, type: Any.Type?, known: [String]) -> RuntimeIssue {
    let wanted = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }]
      .compactMap { $0 }.joined(separator: " and ")
    return RuntimeIssue(
      .missingScene, subject: id ?? "\(type ?? Any.self)",
      message: """
        A window was asked for and no scene has \(wanted); the ids are: \
        \(known.isEmpty ? "none" : known.joined(separator: ", ")).
        """)
  }
}
