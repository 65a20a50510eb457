// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The field of a form that a person is at.
struct FormStep {
  /// The window and the dialog that the field belongs to.
  let window: Int
  let dialog: PresentationSnapshot
  /// The fields that can be used, in order.
  let fields: [FormField]
  /// The field's place among them, from 0.
  let index: Int

  var field: FormField { fields[index] }
  var element: Element { field.element }
  var isSecret: Bool { element.role == .secureField }

  /// Whether Return presses the default button here, rather than going on.
  var isLast: Bool { index == fields.count - 1 && dialog.returnButton != nil }

  /// What the field may be set to, where there is only a choice.
  var choices: [String] { element.role == .toggle ? ["off", "on"] : element.choices }

  /// The text that the field holds, as it is edited: one that begins with a colon has two.
  var text: String {
    let value = element.value ?? ""
    return value.hasPrefix(":") ? ":" + value : value
  }

  /// Whether a step is at the same field.
  func isAtField(of other: FormStep) -> Bool {
    window == other.window && dialog.id == other.dialog.id && field.query == other.field.query
  }
}

// MARK: - Filling in

extension FormStep {
  /// Whether a text typed into the field is another than the one it was asked with.
  func isChanged(by typed: String) -> Bool {
    isSecret ? !typed.isEmpty : typed != text.sanitizedForTerminal(keeping: .ascii)
  }

  /// The statement that gives the field what was typed.
  func setting(_ typed: String) throws(LineError) -> Statement {
    switch element.role {
    case .picker: return .verb(.pick(label, choice(for: typed)), at: ByteRange(at: 0))
    case .toggle:
      guard let isOn = Bool(onOff: typed) else {
        throw LineError(.notFound, "\(named(typed)) is neither on nor off.", candidates: choices)
      }
      let isSame = (element.value == "on") == isOn
      return isSame ? .empty : .verb(.toggle(label), at: ByteRange(at: 0))
    default: return .verb(.set(label, value(of: typed)), at: ByteRange(at: 0))
    }
  }

  /// The statement that types a text into the field and runs what Return there starts.
  func entering(_ typed: String) -> Statement {
    .text(isChanged(by: typed) ? value(of: typed) : element.value ?? "")
  }

  private func value(of typed: String) -> String {
    typed.hasPrefix("::") && !isSecret ? String(typed.dropFirst()) : typed
  }

  /// The choice that an unambiguous beginning stands for, else what was typed.
  private func choice(for typed: String) -> String {
    let wanted = FormField.folded(typed)
    let matches = choices.filter { FormField.folded($0).hasPrefix(wanted) }
    let isExact = choices.contains { FormField.folded($0) == wanted }
    return matches.count == 1 && !wanted.isEmpty && !isExact ? matches[0] : typed
  }

  private var label: ControlLabel {
    ControlLabel(field.query.label, ordinal: field.query.occurrence ?? 1)
  }
}

extension PresentationSnapshot {
  /// The button that Return presses, whether it is enabled or not.
  var returnButton: Element? {
    let buttons = content.flattened.filter(\.isButton)
    if let keyed = buttons.first(where: { $0.shortcut == .defaultAction }) { return keyed }
    guard kind.isAlert else { return nil }
    return buttons.first { $0.action == .default }
      ?? (kind == .alert && buttons.count == 1 ? buttons[0] : nil)
  }
}

extension Element {
  /// Whether a person types into the element, so that it can have keyboard focus.
  var takesText: Bool { role == .textField || role == .secureField || role == .textEditor }
}
