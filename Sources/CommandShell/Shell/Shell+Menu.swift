// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  /// Runs a menu command: chooses the item, fills the sheet that comes up, and with `!` confirms it.
  func run(_ command: MenuCommand, into result: inout LineResult) async throws(LineError) {
    if let line = aliases[command.name] {
      return try await run(alias: line, command, into: &result)
    }
    do throws(LineError) {
      guard let name = try resolve(command.name) else {
        return try await runAbbreviatedVerb(command, into: &result)
      }
      try perform(.chooseMenuItem(.name(name)), into: &result)
    } catch {
      throw error.at(command.range)
    }
    try await fill(command.words, into: &result)
    if command.hasBang { try await confirm(into: &result) }
  }

  /// The full name of the item that a typed name stands for; nil when there is none.
  func resolve(_ typed: String) throws(LineError) -> String? {
    lookup.refresh(from: session)
    switch lookup.match(typed) {
    case .name(let name): return name
    case .ambiguous(let names):
      throw LineError(.ambiguous, "\":\(typed)\" could be several commands.", candidates: names)
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
    return LineError(
      .unknown, "There is no command \":\(typed)\"; :help lists them.",
      candidates: near.map { ":" + $0 })
  }

  /// A verb may be abbreviated where no menu item has the name.
  private func runAbbreviatedVerb(
    _ command: MenuCommand, into result: inout LineResult
  ) async throws(LineError) {
    let matches = VerbTable.standard.verbs(withPrefix: command.name)
    guard matches.count == 1 else { throw unknown(command.name) }
    try await run(line: command.source(named: matches[0].name), into: &result)
  }

  /// Words behind an alias are added to its line.
  private func run(
    alias line: String, _ command: MenuCommand, into result: inout LineResult
  ) async throws(LineError) {
    let words = command.words.map { Quoting.quote($0.text) }
    try await run(line: ([line] + words).joined(separator: " "), into: &result)
  }

  /// Runs a line that is only text so far.
  func run(line: String, into result: inout LineResult) async throws(LineError) {
    var parser = LineParser()
    let statement: Statement
    do throws(SyntaxError) {
      statement = try parser.parse(line)
    } catch {
      throw LineError(error)
    }
    try await execute(statement, into: &result)
  }
}

extension MenuCommand {
  /// The command as a line, under another name.
  fileprivate func source(named name: String) -> String {
    let words = words.map { word in
      word.quoted == nil ? word.text : Quoting.quote(word.text, always: true)
    }
    return ([":" + name + (hasBang ? "!" : "")] + words).joined(separator: " ")
  }
}
