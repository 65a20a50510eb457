// SPDX-License-Identifier: Apache-2.0

// How text is selected and typed: recorded and inert.

/// Whether a person can select text.
public protocol TextSelectability: Sendable {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The word on the key that submits.
public struct SubmitLabel: NamedValue {
  let name: String

  /// “Done”.
  public static let done = SubmitLabel(name: "done")

  /// “Go”.
  public static let go = SubmitLabel(name: "go")

  /// “Send”.
  public static let send = SubmitLabel(name: "send")

  /// “Join”.
  public static let join = SubmitLabel(name: "join")

  /// “Route”.
  public static let route = SubmitLabel(name: "route")

  /// “Search”.
  public static let search = SubmitLabel(name: "search")

  /// “Return”.
  public static let `return` = SubmitLabel(name: "return")

  /// “Next”.
  public static let next = SubmitLabel(name: "next")

  /// “Continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}

nonisolated extension View {
  /// Sets whether a person can select text.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", S.allowsSelection)
  }

  /// Sets the word on the key that submits.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", submitLabel)
  }

  /// Sets whether the system corrects what is typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled", disable)
  }

  /// Sets whether the system corrects what is typed.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    recorded("disableAutocorrection", disable)
  }

  /// Sets whether the system offers to rewrite text.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior", behavior)
  }
}

/// How far the system offers to rewrite text.
public struct WritingToolsBehavior: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = WritingToolsBehavior(name: "automatic")

  /// In full.
  public static let complete = WritingToolsBehavior(name: "complete")

  /// In a panel of its own.
  public static let limited = WritingToolsBehavior(name: "limited")

  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
