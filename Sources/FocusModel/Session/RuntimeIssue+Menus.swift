// SPDX-License-Identifier: Apache-2.0

// Faults of focused values and menus.

extension RuntimeIssue {
  static func deadCommand(_ title: String, reads key: String) -> RuntimeIssue {
    RuntimeIssue(
      .deadCommand, subject: title,
      fact: """
        "\(title)" was chosen while nothing in the key window publishes "\(key)", and changed nothing.
        """,
      remedy: "Disable it while the value is nil: .disabled(\(key) == nil).")
  }

  static func ambiguousSceneValue(_ key: String, in views: [String]) -> RuntimeIssue {
    RuntimeIssue(
      .ambiguousSceneValue, subject: key,
      fact: """
        "\(key)" is published more than once for the whole scene (in \(joined(views))); which one counts \
        is not documented.
        """,
      remedy: "Publish it in one place, or with focusedValue where focus decides.")
  }

  static func neverPublished(_ key: String, readBy views: [String]) -> RuntimeIssue {
    let readers = views.isEmpty ? "" : " by \(joined(views))"
    return RuntimeIssue(
      .neverPublished, subject: key,
      fact: """
        "\(key)" is read\(readers), and nothing has published it so far, so it is always nil.
        """,
      remedy: """
        Publish it with .focusedSceneValue(\\.\(key), …) in the windows that it is meant for.
        """)
  }

  static func neverRead(_ key: String, publishedIn views: [String]) -> RuntimeIssue {
    RuntimeIssue(
      .neverRead, subject: key,
      fact: "\"\(key)\" is published in \(joined(views)), and nothing has read it so far.",
      remedy: "Read it with @FocusedValue(\\.\(key)) in a command, or stop publishing it.")
  }

  static func duplicateShortcut(
    _ shortcut: KeyboardShortcut, on titles: [String]
  ) -> RuntimeIssue {
    RuntimeIssue(
      .duplicateShortcut, subject: shortcut.described,
      fact: """
        \(shortcut.described) is on the menu items \(quoted(titles)), and only the first of them is ever \
        chosen with it.
        """,
      remedy: "Give each item a shortcut of its own.")
  }

  static func shadowedShortcut(
    _ shortcut: KeyboardShortcut, of title: String, byDisabled first: String
  ) -> RuntimeIssue {
    RuntimeIssue(
      .shadowedShortcut, subject: shortcut.described,
      fact: """
        \(shortcut.described) did nothing: the disabled menu item "\(first)" has it before the enabled \
        "\(title)".
        """,
      remedy: "Give each item a shortcut of its own, or leave the disabled item out.")
  }

  static func shadowedShortcut(
    _ shortcut: KeyboardShortcut, of title: String, byControl label: String, in window: Int
  ) -> RuntimeIssue {
    RuntimeIssue(
      .shadowedShortcut, subject: shortcut.described,
      fact: """
        \(shortcut.described) presses "\(label)" in window \(window), so it does not reach the menu item \
        "\(title)" while that window is key.
        """,
      remedy: "Keep the shortcut in one place, or make both do the same.")
  }

  /// Names without repetition, in alphabetical order.
  private static func joined(_ names: [String]) -> String {
    Set(names).sorted().joined(separator: " and ")
  }

  private static func quoted(_ titles: [String]) -> String {
    titles.map { "\"\($0)\"" }.joined(separator: " and ")
  }
}
