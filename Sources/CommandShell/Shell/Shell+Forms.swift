// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Fills the fields of the front sheet from `key=value` words; what was filled before an error stays.
  func fill(_ words: [Word], into result: inout LineResult) throws(LineError) {
    for word in words {
      guard let (key, value) = word.field else {
        throw LineError(
          .syntax,
          "\(named(word.text)) is no field; write label=value, as in url=https://host/x.git."
        ).at(word.range)
      }
      do throws(LineError) {
        try fill(try field(named: key), with: value, into: &result)
      } catch {
        throw error.at(word.range)
      }
    }
  }

  private func fill(
    _ field: FormField, with value: String, into result: inout LineResult
  ) throws(LineError) {
    switch field.element.role {
    case .toggle:
      guard let wanted = Bool(onOff: value) else {
        throw LineError(
          .notFound, "\(named(value)) is neither on nor off.", candidates: ["on", "off"])
      }
      if (field.element.value == "on") != wanted {
        try perform(.toggle(field.query), into: &result)
      }
    case .picker: try perform(.pick(field.query, choice: value), into: &result)
    default: try perform(.setText(field.query, value), into: &result)
    }
  }

  /// The field of the front sheet whose label a key stands for: case and spaces do not matter, and an
  /// unambiguous prefix is enough.
  private func field(named key: String) throws(LineError) -> FormField {
    guard let window = session.keyWindow else { throw LineError(.noWindow, "No window is open.") }
    let fields = FormField.all(in: window.front)
    let wanted = FormField.folded(key)
    let exact = fields.filter { $0.foldedLabel == wanted }
    let matches = exact.isEmpty ? fields.filter { $0.foldedLabel.hasPrefix(wanted) } : exact
    guard let match = matches.first else {
      throw LineError(
        .notFound, "There is no field \(named(key)) here.", candidates: fields.map(\.query.label))
    }
    guard Set(matches.map(\.foldedLabel)).count == 1 else {
      throw LineError(
        .ambiguous, "\(named(key)) could be several fields.", candidates: matches.map(\.query.label)
      )
    }
    return match
  }
}

extension Bool {
  /// Reads what a person writes for a switch.
  init?(onOff text: String) {
    switch text.lowercased() {
    case "on", "true", "yes", "1": self = true
    case "off", "false", "no", "0": self = false
    default: return nil
    }
  }
}
