// SPDX-License-Identifier: Apache-2.0

// Faults of bindings, state and updates.

extension RuntimeIssue {
  static func lateRead(of binding: String, in owner: String?) -> RuntimeIssue {
    RuntimeIssue(
      .lateRead, subject: binding,
      fact: """
        \(named(binding, in: owner)) was read through an unwrapped binding after it became nil; SwiftUI \
        traps here.
        """,
      remedy: """
        Keep the last value in the view that reads it, or let that view go when the value does.
        """)
  }

  static func staleIndex(in binding: String, of owner: String?) -> RuntimeIssue {
    RuntimeIssue(
      .staleIndex, subject: binding,
      fact: """
        An element binding of \(named(binding, in: owner)) was used after its element had gone; SwiftUI \
        traps here.
        """,
      remedy: "Look the element up by its id instead.")
  }

  static func wrongType(in binding: String, of owner: String?) -> RuntimeIssue {
    RuntimeIssue(
      .wrongType, subject: binding,
      fact: """
        A value of another type was written to \(named(binding, in: owner)) as AnyHashable; SwiftUI traps \
        here.
        """,
      remedy: "Write a value of the binding's own type.")
  }

  static func changeDuringUpdate(of property: String, in view: String) -> RuntimeIssue {
    RuntimeIssue(
      .stateChangedDuringUpdate, subject: property,
      fact: "\"\(property)\" was changed while the body of \(view) was running.",
      remedy: "Change state in an action, onAppear, onChange or a task instead.")
  }

  static func updateLoop(bound: Int) -> RuntimeIssue {
    RuntimeIssue(
      .updateLoop, subject: "update",
      fact: """
        The update was stopped after \(bound) rounds: something that it changes makes it run again each \
        time.
        """,
      remedy: """
        Look for a value that is never equal to itself, or an onChange that writes what it watches.
        """)
  }

  static func duplicateID(_ id: some Hashable) -> RuntimeIssue {
    RuntimeIssue(
      .duplicateID, subject: "\(id)",
      fact: "Two elements of a ForEach have the id \"\(id)\"; their state may be mixed up.",
      remedy: "Give each element an id of its own.")
  }

  static func unstableID(ofRow element: String, in view: String) -> RuntimeIssue {
    RuntimeIssue(
      .unstableID, subject: view,
      fact: """
        The \(element) of a ForEach in \(view) has another id each time it is read, so every update makes its \
        rows anew, without their state.
        """,
      remedy: "Make the id once and store it, or name a stable one with ForEach(_:id:).")
  }

  static func missingObject(
    _ type: Any.Type, readBy property: String, of view: String
  ) -> RuntimeIssue {
    RuntimeIssue(
      .missingEnvironmentObject, subject: "\(type)",
      fact: """
        \(view) reads \(type) from the environment as "\(property)", and nothing above it has put one \
        there; SwiftUI traps here.
        """,
      remedy: "Add .environment(…) or .environmentObject(…) to a view or scene around it.")
  }

  /// A binding's name together with the view or object that it belongs to.
  private static func named(_ binding: String, in owner: String?) -> String {
    owner.map { "\"\(binding)\" of \($0)" } ?? "\"\(binding)\""
  }
}
