// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// The labels and values of what is on the front sheet, else in the key window.
@MainActor
struct ControlCompletions {
  let shell: Shell

  var front: [Element] { (shell.session.keyWindow?.front ?? []).flattened }

  // MARK: - Labels

  /// The labels of controls that a verb acts on, each with its role and value; a second one of a label
  /// is `LABEL#2`.
  func labels(for verb: String, after words: [Word]) -> [Completion] {
    var counts: [String: Int] = [:]
    return front.filter { Self.takes($0, verb, words) && !$0.label.isEmpty }.map { element in
      let count = counts[element.label.lowercased(), default: 0] + 1
      counts[element.label.lowercased()] = count
      let text = element.label + (count > 1 ? "#\(count)" : "")
      return Completion(text: text, description: Self.about(element))
    }
  }

  private static func takes(_ element: Element, _ verb: String, _ words: [Word]) -> Bool {
    switch verb {
    case "press": element.isButton || element.role == .row
    case "toggle": element.role == .toggle
    case "pick": element.role == .picker
    case "set": element.isField && element.role != .toggle && element.role != .picker
    default: words.first?.text == "button" ? element.isButton : element.isField
    }
  }

  private static func about(_ element: Element) -> String {
    var text = element.role.word
    if let value = element.value, element.isField { text += " \"\(value)\"" }
    if element.action == .default { text += ", the default" }
    guard !element.isEnabled else { return text }
    let reason = element.help.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
    return text + ", disabled" + reason
  }

  // MARK: - Fields of a sheet

  /// The `label=` of each field that has not been given a value yet: of the sheet that the command put up
  /// the last time, as it is now where it is up; for a command that has put none up, of what is in front.
  func fields(of command: String, besides words: [Word]) -> [Completion] {
    let given = Set(words.compactMap { $0.field.map { FormField.folded($0.key) } })
    return known(command).filter { !$0.label.isEmpty }.compactMap { element in
      let name = FormField.folded(element.label)
      guard !given.contains(name) else { return nil }
      return Completion(text: name + "=", description: Self.about(element), suffix: "")
    }
  }

  private func known(_ command: String) -> [Element] {
    let fields = front.filter(\.isField)
    guard let name = try? shell.resolve(command), let form = shell.knownForms[name] else {
      return fields
    }
    let isUp = shell.session.keyWindow?.presentations.last?.id == form.id
    return isUp ? fields : form.fields
  }

  /// Why no field of a command's sheet is offered, where the ellipsis of its title says that there is one.
  ///
  /// Which fields a sheet has only the app knows, until it has put the sheet up.
  func hint(onFieldsOf command: String) -> String? {
    guard let name = try? shell.resolve(command), shell.knownForms[name] == nil,
      let item = shell.session.menuItems(named: .beginning(name)).first(where: { $0.name == name }),
      item.title.hasSuffix("…"), item.isEnabled
    else { return nil }
    return
      "\(visible(item.title)) asks for what it needs in a form: Return shows it. Once it has been "
      + "seen, Tab offers its fields here as LABEL=VALUE."
  }

  /// The words `label=value` for the values that a field may have.
  func values(of label: String, in command: String, typed: String) -> [Completion] {
    let wanted = FormField.folded(label)
    let fields = known(command)
    let field =
      fields.first { FormField.folded($0.label) == wanted }
      ?? fields.first { FormField.folded($0.label).hasPrefix(wanted) }
    return values(of: field, typed: typed).map {
      Completion(
        text: "\(label)=\($0.text)", shown: $0.listed, description: $0.description,
        suffix: $0.suffix)
    }
  }

  /// The values that a control with a label may have.
  func values(ofControl label: String, typed: String) -> [Completion] {
    let wanted = label.lowercased()
    return values(of: front.first { $0.isField && $0.label.lowercased() == wanted }, typed: typed)
  }

  private func values(of field: Element?, typed: String) -> [Completion] {
    guard let field else { return FileNames.isPath(typed) ? FileNames.completions(of: typed) : [] }
    if field.role == .toggle { return ["on", "off"].map { Completion(text: $0) } }
    if !field.choices.isEmpty {
      return field.choices.map {
        Completion(text: $0, description: $0 == field.value ? "chosen" : nil)
      }
    }
    if FileNames.isPath(typed) || field.holdsPath { return FileNames.completions(of: typed) }
    return field.value.map { $0.isEmpty ? [] : [Completion(text: $0, description: "as it is")] }
      ?? []
  }
}

extension Element {
  /// Whether the label says that the field is for a path.
  fileprivate var holdsPath: Bool {
    let words = label.lowercased().split { !$0.isLetter }
    return words.contains { ["directory", "folder", "path", "file"].contains($0) }
  }
}

extension Element.Role {
  /// The role as a person says it.
  fileprivate var word: String {
    switch self {
    case .textField: "text"
    case .secureField: "secret"
    case .textEditor: "text of several lines"
    case .datePicker: "date"
    default: rawValue
    }
  }
}
