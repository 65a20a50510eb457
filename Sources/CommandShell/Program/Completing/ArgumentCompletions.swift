// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// What may stand where an argument of a verb is typed.
@MainActor
struct ArgumentCompletions {
  let shell: Shell
  let verb: String
  /// The words before the argument.
  let words: [Word]

  private var session: Session { shell.session }
  private var controls: ControlCompletions { ControlCompletions(shell: shell) }

  /// Keywords, each with what may follow it and what that means.
  func keywords(_ keywords: [String]) -> [Completion] {
    let forms = VerbTable.standard.verb(named: verb)?.forms ?? []
    let before = words.map(\.text)
    return keywords.map { keyword in
      let uses = forms.filter { $0.keywords.starts(with: before + [keyword]) }
      let briefs = uses.map { $0.brief(after: words.count + 1) }
      return Completion(
        text: keyword,
        description: uses.count == 1
          ? briefs[0] : briefs.map { $0.prefix { $0 != ":" } }.joined(separator: ", "))
    }
  }

  /// What may stand for a parameter of a kind.
  func arguments(_ kind: Parameter.Kind, _ typed: String) -> [Completion] {
    switch kind {
    case .topic: CommandCompletions(shell: shell).topics
    case .command: CommandCompletions(shell: shell).items
    case .chord: CommandCompletions(shell: shell).chords
    case .label: controls.labels(for: verb, after: words)
    case .choice: controls.values(ofControl: words.last?.text ?? "", typed: typed)
    case .text: texts(typed)
    case .menuTitle: menuTitles
    case .file: FileNames.completions(of: typed)
    case .policy: policies
    case .policyValue: policyValues
    default: names(kind)
    }
  }

  private func names(_ kind: Parameter.Kind) -> [Completion] {
    switch kind {
    case .scene: session.sceneNames.map { Completion(text: $0) }
    case .focusedValue: focusedValues
    case .sheet:
      (session.keyWindow?.presentations ?? []).map {
        Completion(text: $0.id, description: $0.title)
      }
    case .alias:
      shell.aliases.sorted { $0.key < $1.key }.map {
        Completion(text: $0.key, description: $0.value)
      }
    case .rule:
      Dictionary(grouping: RuntimeIssue.Kind.allCases, by: \.rule).sorted { $0.key < $1.key }.map {
        Completion(text: $0.key, description: $0.value.map(\.rawValue).joined(separator: ", "))
      }
    case .keyword(let words): words.map { Completion(text: $0) }
    default: []
    }
  }

  private var focusedValues: [Completion] {
    session.focusedValues.map {
      Completion(text: $0.key, description: "reads \($0.reads.text ?? "nil")")
    }
  }

  // MARK: - Texts that are there

  private func texts(_ typed: String) -> [Completion] {
    guard let last = words.last?.text else { return [] }
    switch words.first?.text {
    case "value" where verb == "expect":
      return session.focusedValues.filter { $0.key == last }
        .compactMap { $0.reads.text.map { Completion(text: $0) } }
    case "text" where verb == "expect":
      return controls.front.filter { $0.role == .text }.map { Completion(text: $0.label) }
    default: return controls.values(ofControl: last, typed: typed)
    }
  }

  // MARK: - Menus

  /// The titles that stand where the ones before lead.
  private var menuTitles: [Completion] {
    let path = words.map(\.text).drop { $0 == "choose" }
    guard let first = path.first else {
      return session.menuBar.menus.map { Completion(text: $0.title) }
    }
    let menu = session.menuBar.menus.first { FormField.folded($0.title) == FormField.folded(first) }
    var items = menu?.items
    for title in path.dropFirst() {
      items = items?.first { FormField.folded($0.title) == FormField.folded(title) }?.items
    }
    return (items ?? []).filter { !$0.isDivider }.map {
      Completion(text: $0.title, description: $0.items == nil ? ":\($0.name)" : "a submenu")
    }
  }

  // MARK: - Policies

  private var policies: [Completion] {
    NamedPolicy.all.map {
      let brief = $0.meaning.prefix { $0 != ";" && $0 != "." }
      return Completion(
        text: $0.name, description: "\($0.value(in: session.policies)): \(brief)")
    }
  }

  private var policyValues: [Completion] {
    let policy = NamedPolicy.all.first { $0.name == words.last?.text }
    return (policy?.choices ?? []).map { choice in
      Completion(
        text: choice, description: choice == policy?.value(in: session.policies) ? "now" : nil)
    }
  }
}
