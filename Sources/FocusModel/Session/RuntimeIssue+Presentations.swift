// SPDX-License-Identifier: Apache-2.0

// Faults of presentations, navigation and windows.

extension RuntimeIssue {
  static func waiting(_ waiting: String, behind front: String) -> RuntimeIssue {
    RuntimeIssue(
      .waitingPresentation, subject: waiting,
      fact: """
        "\(waiting)" waits until "\(front)" is dismissed: a window shows one sheet at a time.
        """,
      remedy: "Present it in onDismiss, or from inside the first sheet.")
  }

  static func lost(_ lost: String, behind front: String) -> RuntimeIssue {
    RuntimeIssue(
      .lostPresentation, subject: lost,
      fact: """
        "\(lost)" was asked for while "\(front)" was up and does not come, although its binding still asks \
        for it.
        """,
      remedy: "Present it in onDismiss, or from inside the first sheet.")
  }

  static func several(_ count: Int, _ what: String, on view: String) -> RuntimeIssue {
    RuntimeIssue(
      .severalPresentations, subject: view,
      fact: "\(view) attaches \(count) \(what) to one view; only one of them can be up at a time.",
      remedy: "Use one with an item that says which, or attach each to a view of its own.")
  }

  static func sharedID(
    _ id: String, of cases: (String, String), in view: String
  ) -> RuntimeIssue {
    RuntimeIssue(
      .sharedID, subject: view,
      fact: """
        The sheet of \(view) went from "\(cases.0)" to "\(cases.1)" in place, without a dismissal, because \
        both have the id "\(id)".
        """,
      remedy: "Give each case an id of its own, unless onDismiss is meant not to run between them.")
  }

  static func unstableID(of item: String, in view: String) -> RuntimeIssue {
    RuntimeIssue(
      .unstableID, subject: view,
      fact: """
        The \(item) that \(view) presents has another id each time it is read, so every update dismisses \
        its sheet and presents another.
        """,
      remedy: "Make the item once, keep it in state, and store its id.")
  }

  static func noWayOut(of sheet: String, because reason: String) -> RuntimeIssue {
    RuntimeIssue(
      .noWayOut, subject: sheet,
      fact: "The sheet \"\(sheet)\" cannot be ended by a person: \(reason).",
      remedy: "Keep a Cancel button enabled, with .keyboardShortcut(.cancelAction).")
  }

  static func outOfStep(_ title: String, lacking data: String) -> RuntimeIssue {
    RuntimeIssue(
      .outOfStep, subject: title,
      fact: """
        "\(title)" is asked for by its flag while \(data) is nil, so there is nothing to show.
        """,
      remedy: "Set the data before the flag, or present with the data itself: .sheet(item:).")
  }

  static func earlierContent(_ title: String) -> RuntimeIssue {
    RuntimeIssue(
      .outOfStep, subject: title,
      fact: """
        "\(title)" is asked for by its flag and shows nothing, because its content was made before its data \
        was set.
        """,
      remedy: "Present with the data itself: .sheet(item:), or read the data in the body around it."
    )
  }

  static func presentedFromOpenMenu(_ presented: String) -> RuntimeIssue {
    RuntimeIssue(
      .presentedFromOpenMenu, subject: presented,
      fact: """
        "\(presented)" was presented by a menu action while its menu was open, and the app takes nothing \
        any more but that it is quit.
        """,
      remedy: "Ask for it when the menu has closed: Task { … } around what the action writes.")
  }

  static func missingDestination(for type: Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      .missingDestination, subject: "\(type)",
      fact: """
        A navigation link leads to a value of type \(type), and the stack around it has no \
        navigationDestination(for: \(type).self).
        """,
      remedy: "Add one inside the stack.")
  }

  static func missingScene(id: String?, type: Any.Type?, known: [String]) -> RuntimeIssue {
    let ids = known.isEmpty ? "none" : known.joined(separator: ", ")
    let wanted = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }]
      .compactMap { $0 }.joined(separator: " and ")
    return RuntimeIssue(
      .missingScene, subject: id ?? "\(type ?? Any.self)",
      fact: "A window was asked for and no scene has \(wanted).",
      remedy: "Use one of the ids that there are: \(ids).")
  }

  static func inertAction(_ name: String) -> RuntimeIssue {
    RuntimeIssue(
      .inertAction, subject: name,
      fact:
        "\(name) was called and does nothing: it was read outside any scene of the running app.",
      remedy: "Read it with @Environment(\\.\(name)) in a view, commands or scene of the app.")
  }
}
