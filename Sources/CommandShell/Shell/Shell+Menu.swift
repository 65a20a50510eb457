// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Runs a menu command: chooses the item, fills the sheet that comes up, and with `!` confirms it.
  func run(
    _ command: MenuCommand, waiting limit: Duration?, into result: inout LineResult
  ) async throws(LineError) {
    if let line = aliases[command.name] {
      return try await run(alias: line, command, waiting: limit, into: &result)
    }
    do throws(LineError) {
      switch try subject(of: command.name) {
      case .item(let name): try choose(name, into: &result)
      case .verb(let verb):
        return try await execute(
          try parse(command.source(named: verb.name)), waiting: limit, into: &result)
      case .nothing: throw unknown(command.name)
      }
    } catch {
      throw error.at(command.range)
    }
    try fill(command.words, into: &result)
    guard command.hasBang else { return }
    do throws(LineError) {
      try await confirm(waiting: limit, into: &result)
    } catch {
      throw error.at(command.range)
    }
  }

  /// Runs a menu command that is an item's name, and confirms nothing.
  ///
  /// - Returns: Whether it is such a command; of another nothing is done.
  func choose(_ command: MenuCommand, into result: inout LineResult) throws(LineError) -> Bool {
    guard !command.hasBang, aliases[command.name] == nil else { return false }
    do throws(LineError) {
      guard case .item(let name) = try subject(of: command.name) else { return false }
      try choose(name, into: &result)
    } catch {
      throw error.at(command.range)
    }
    try fill(command.words, into: &result)
    return true
  }

  private func choose(_ name: String, into result: inout LineResult) throws(LineError) {
    try perform(.chooseMenuItem(.name(name)), into: &result)
    noteFields(of: name)
  }

  /// What a typed name stands for.
  enum Subject {
    case item(String)
    case verb(VerbSyntax)
    case nothing
  }

  /// What a name that is no verb's own stands for: an item of that name, else the only item or verb that
  /// begins so.
  func subject(of typed: String) throws(LineError) -> Subject {
    lookup.refresh(from: session)
    if case .name(typed) = lookup.match(typed) { return .item(typed) }
    let items = lookup.names(withPrefix: typed)
    let verbs = VerbTable.standard.verbs(withPrefix: typed)
    if items.count == 1, verbs.isEmpty { return .item(items[0]) }
    if verbs.count == 1, items.isEmpty { return .verb(verbs[0]) }
    guard items.isEmpty, verbs.isEmpty else {
      throw LineError(
        .ambiguous, "\(named(":" + typed)) could be several commands.",
        candidates: items + verbs.map(\.name))
    }
    return .nothing
  }

  /// Remembers the fields of the sheet that a command has put up, for completing them before it does.
  private func noteFields(of name: String) {
    guard keyTable != nil, let dialog = session.keyWindow?.presentations.last else { return }
    knownForms[name] = KnownForm(
      id: dialog.id, fields: dialog.content.flattened.filter(\.isField))
  }

  /// A sheet as it was when a command put it up.
  struct KnownForm {
    let id: String
    let fields: [Element]
  }

  /// The full name of the item that a typed name stands for; nil when there is none.
  func resolve(_ typed: String) throws(LineError) -> String? {
    lookup.refresh(from: session)
    switch lookup.match(typed) {
    case .name(let name): return name
    case .ambiguous(let names):
      throw LineError(
        .ambiguous, "\(named(":" + typed)) could be several commands.", candidates: names)
    case .none: return nil
    }
  }

  /// The full name of an item, which must exist.
  func existingCommand(_ typed: String) throws(LineError) -> String {
    if let name = try resolve(typed) { return name }
    throw unknown(typed)
  }

  func unknown(_ typed: String) -> LineError {
    let near = nearestNames(to: typed, in: lookup.sorted + VerbTable.standard.names)
    let buttons = (session.keyWindow?.front ?? []).flattened.filter(\.isButton).map(\.label)
    let pressable = nearestNames(to: typed, in: buttons)
    return LineError(
      .unknown, "There is no command \(named(":" + typed)); :help lists them.",
      candidates: pressable.map { ":press " + Quoting.quote($0) } + near.map { ":" + $0 })
  }

  /// Runs an alias's line, with the words and the bang that stand behind the alias.
  ///
  /// An alias that is being run already is refused, since it would never end.
  private func run(
    alias line: String, _ command: MenuCommand, waiting limit: Duration?,
    into result: inout LineResult
  ) async throws(LineError) {
    do throws(LineError) {
      guard !openAliases.contains(command.name) else {
        throw LineError(
          .operation, "The alias \(named(":" + command.name)) runs itself; define it without.")
      }
      openAliases.append(command.name)
      defer { openAliases.removeLast() }
      try await execute(
        try expansion(of: command, as: line), waiting: limit, into: &result)
    } catch {
      // Places in the alias's line mean nothing in the line that was typed.
      throw error.only(at: command.range)
    }
  }

  /// What an alias stands for, with the words and the bang behind it.
  private func expansion(
    of command: MenuCommand, as line: String
  ) throws(LineError) -> Statement {
    let statement = try parse(([line] + command.words.map(\.source)).joined(separator: " "))
    return command.hasBang ? try statement.confirming : statement
  }

  /// A statement with what its aliases stand for in their places, so that it means the same in any shell.
  func expanded(_ statement: Statement, depth: Int = 0) throws(LineError) -> Statement {
    guard depth <= LineParser.deepestNesting else { return statement }
    switch statement {
    case .menu(let command):
      guard let line = aliases[command.name] else { return statement }
      return try expanded(try expansion(of: command, as: line), depth: depth + 1)
    case .inWindow(let window, let range, let inner):
      return .inWindow(window, at: range, try expanded(inner, depth: depth + 1))
    case .verb(.each(let line), let range):
      let inner = try expanded(line.statement, depth: depth + 1)
      return .verb(.each(NestedLine(text: inner.source, statement: inner)), at: range)
    default: return statement
    }
  }

  private func parse(_ line: String) throws(LineError) -> Statement {
    var parser = LineParser()
    do throws(SyntaxError) {
      return try parser.parse(line)
    } catch {
      throw LineError(error)
    }
  }
}

extension Statement {
  /// The statement with a bang behind its command.
  fileprivate var confirming: Statement {
    get throws(LineError) {
      switch self {
      case .menu(var command):
        command.hasBang = true
        return .menu(command)
      case .verb(.each(var line), let range):
        line.statement = try line.statement.confirming
        return .verb(.each(line), at: range)
      case .inWindow(let window, let range, let inner):
        return .inWindow(window, at: range, try inner.confirming)
      default:
        throw LineError(.syntax, "The alias's line is no menu command that ! could confirm.")
      }
    }
  }
}
