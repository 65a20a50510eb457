// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What a dialog that is up says beside its fields: its buttons and what to do next.
enum FormText {
  /// The line above the prompt: the default button and why it cannot be pressed, the keys that help.
  static func hint(_ dialog: PresentationSnapshot, at step: FormStep?) -> String {
    let buttons = dialog.content.flattened.filter(\.isButton)
    let returning = dialog.returnButton
    var parts = step.map { ["\($0.index + 1) of \($0.fields.count)"] } ?? []
    if let returning {
      parts.append(state(of: returning, at: step))
    } else if step != nil {
      parts.append("Return: next")
    }
    if let cancelling = buttons.first(where: { $0.isEnabled && $0.shortcut == .cancelAction }) {
      parts.append("Escape: \(visible(cancelling.label))")
    }
    parts += pressable(among: buttons, besides: returning)
    if let step { parts += keys(for: step) }
    return parts.joined(separator: " · ")
  }

  /// The default button: the key that presses it, or why none does.
  private static func state(of button: Element, at step: FormStep?) -> String {
    let label = visible(button.label)
    guard button.isEnabled else {
      let reason = button.help.flatMap { $0.isEmpty ? nil : visible($0) }
      return "\(label) is disabled" + (reason.map { ": \($0)" } ?? "")
    }
    return step?.isLast ?? true ? "Return: \(label)" : "Return: next, :return: \(label)"
  }

  /// Buttons that no key presses.
  private static func pressable(among buttons: [Element], besides returning: Element?) -> [String] {
    buttons.filter { $0.isEnabled && $0.shortcut == nil && $0.label != returning?.label }
      .map { ":press " + Quoting.quote(visible($0.label)) }
  }

  private static func keys(for step: FormStep) -> [String] {
    if !step.choices.isEmpty {
      // A single choice stands in the field already.
      guard step.choices != [step.text] else { return [] }
      return ["Up, Down: " + step.choices.map(visible).joined(separator: ", ")]
    }
    return step.element.role == .textEditor
      ? ["opt+return: new line", "ctrl+x ctrl+e: editor"] : []
  }
}
