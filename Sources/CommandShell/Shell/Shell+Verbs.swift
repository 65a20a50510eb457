// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Runs a shell verb.
  func run(
    _ verb: Verb, waiting limit: Duration?, into result: inout LineResult
  ) async throws(LineError) {
    switch verb {
    case .key(let chord):
      try await carryOut(.pressKey(try chord.shortcut), waiting: limit, into: &result)
    case .press(let label): try await carryOut(.press(label.query), waiting: limit, into: &result)
    case .return: try await carryOut(.pressKey(.defaultAction), waiting: limit, into: &result)
    case .each(let line):
      try await runInEachWindow(line.statement, waiting: limit, into: &result)
    case .wait(let time): try await wait(time, into: &result)
    case .source(let file):
      try await source(file, waiting: limit ?? Self.usualPatience, into: &result)
    case .back(let count, let repeatingWork):
      try await back(count, repeatingWork: repeatingWork, into: &result)
    default: _ = try runAtOnce(verb, into: &result)
    }
  }

  /// Runs a shell verb that waits for nothing.
  ///
  /// - Returns: Whether it is such a verb; of another nothing is done.
  func runAtOnce(_ verb: Verb, into result: inout LineResult) throws(LineError) -> Bool {
    switch verb {
    case .key, .press, .return, .each, .wait, .source, .back: return false
    case .windows: result.print(WindowText.list(session.windowSnapshots, in: pageWidth()))
    case .focus(let target): try focus(target, into: &result)
    case .open(let scene, let value):
      try perform(.openWindow(scene: scene, value: value), into: &result)
    case .menu(let request): try run(request, into: &result)
    case .set(let label, let text): try perform(.setText(label.query, text), into: &result)
    case .toggle(let label): try perform(.toggle(label.query), into: &result)
    case .pick(let label, let choice):
      try perform(.pick(label.query, choice: choice), into: &result)
    case .escape: try perform(.pressKey(.cancelAction), into: &result)
    case .expect(let expectation): try check(expectation)
    case .record(let request): try record(request, into: &result)
    default: try look(verb, into: &result)
    }
    return true
  }

  /// The verbs that only show something.
  private func look(_ verb: Verb, into result: inout LineResult) throws(LineError) {
    switch verb {
    case .tree(let window): result.print(try tree(of: window))
    case .values: result.print(ValueText.list(session.focusedValues, in: pageWidth()))
    case .state: result.value = StateJSON(session: session).value
    case .why(let name): try explain(name, into: &result)
    case .issues: showIssues(into: &result)
    case .alias(let request): try run(request, into: &result)
    case .bind(let request): try run(request, into: &result)
    case .policy(let request): try run(request, into: &result)
    case .history(let text): result.print(history?.lines(matching: text) ?? [])
    case .help(let name): result.print(try help(on: name))
    default: throw LineError(.unknown, "This shell does not know \(verb.source) yet.")
    }
  }

  private func tree(of reference: WindowReference?) throws(LineError) -> [StyledText] {
    let text = TreeText(width: pageWidth())
    guard let reference else {
      guard let key = session.keyWindow else { throw LineError(.noWindow, "No window is open.") }
      return text.outline(of: key)
    }
    let number = try number(of: reference)
    return session.windowSnapshots.filter { $0.number == number }.flatMap(text.outline)
  }

  private func run(_ request: MenuRequest, into result: inout LineResult) throws(LineError) {
    switch request {
    case .show(let path):
      result.print(
        try MenuText(width: pageWidth(), keys: keyTable).describe(session.menuBar, at: path))
    case .choose(let path):
      let path = try MenuText.fullPath(path, in: session.menuBar)
      try perform(.chooseMenuItem(.path(path)), into: &result)
    }
  }

  private func run(_ request: AliasRequest, into result: inout LineResult) throws(LineError) {
    switch request {
    case .list:
      result.print(aliases.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" })
    case .show(let name): result.print(["\(name) = \(try existingAlias(name))"])
    case .define(let name, let line): aliases[name] = line
    case .remove(let name):
      _ = try existingAlias(name)
      aliases[name] = nil
    }
  }

  private func existingAlias(_ name: String) throws(LineError) -> String {
    guard let line = aliases[name] else {
      throw LineError(
        .notFound, "There is no alias \(named(name)).", candidates: aliases.keys.sorted())
    }
    return line
  }

  /// What a name stands for: itself, else as the prefix of one command or topic.
  private func help(on name: String?) throws(LineError) -> [StyledText] {
    let help = HelpText(session: session, width: pageWidth())
    guard let name else { return help.overview() }
    if let explanation = help.explanation(of: name) { return explanation }
    lookup.refresh(from: session)
    let names = lookup.sorted + VerbTable.standard.names + HelpTopic.all.map(\.name)
    let matches = names.filter { $0.hasPrefix(name) }
    guard matches.count == 1, let explanation = help.explanation(of: matches[0]) else {
      throw noHelp(on: name, matches, among: names)
    }
    return explanation
  }

  private func noHelp(on name: String, _ matches: [String], among names: [String]) -> LineError {
    if matches.count > 1 {
      return LineError(.ambiguous, "\(named(name)) could be several.", candidates: matches)
    }
    let mentioned = VerbTable.standard.verbs(mentioning: name).map(\.name)
    return LineError(
      .unknown, "There is no help on \(named(name)).",
      candidates: nearestNames(to: name, in: names) + mentioned)
  }
}

extension ControlLabel {
  /// The control as an action names it; a first one stands for any with that label.
  var query: ElementQuery { ElementQuery(text, occurrence: ordinal == 1 ? nil : ordinal) }
}

extension Chord {
  /// The chord as the model knows it.
  var shortcut: KeyboardShortcut {
    get throws(LineError) {
      var held: EventModifiers = []
      if modifiers.contains(.command) { held.insert(.command) }
      if modifiers.contains(.shift) { held.insert(.shift) }
      if modifiers.contains(.option) { held.insert(.option) }
      if modifiers.contains(.control) { held.insert(.control) }
      return KeyboardShortcut(key.equivalent, modifiers: held)
    }
  }
}

extension Chord.Key {
  fileprivate var equivalent: KeyEquivalent {
    switch self {
    case .character(let character): KeyEquivalent(character)
    case .function(let number):
      // The first is U+F704, as AppKit numbers function keys.
      KeyEquivalent(Character(Unicode.Scalar(UInt16(0xF703 + number)) ?? " "))
    case .named(let key): key.equivalent
    }
  }
}

extension Chord.NamedKey {
  fileprivate var equivalent: KeyEquivalent {
    switch self {
    case .return: .return
    case .escape: .escape
    case .tab: .tab
    case .space: .space
    case .delete: .delete
    case .forwardDelete: .deleteForward
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }
}
