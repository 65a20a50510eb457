// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

/// What the corpus covers, held against the shell's own tables so that it follows them.
@Suite("What the corpus of scripts covers")
struct ScriptCoverageTests {
  private let scripts: [CorpusScript]

  init() throws { scripts = try ScriptCorpus().scripts }

  @Test("It has at least 150 scripts, transcripts among them")
  func size() throws {
    #expect(scripts.count >= 150)
    #expect(scripts.count { $0.parsed?.expectedOutputs != nil } >= 20)
  }

  @Test("It runs every form of every verb")
  func verbs() throws {
    let forms = VerbTable.standard.verbs.flatMap(\.usage)
    let run = Set(scripts.flatMap(\.heldVerbs).compactMap(\.form))
    #expect(forms.filter { !run.contains($0) } == [])
  }

  @Test("It sees every expectation hold, and fail")
  func expectations() throws {
    let forms = VerbTable.expectationForms.map { $0.usage(of: "expect") }
    let held = Set(scripts.flatMap(\.heldVerbs).compactMap(\.form))
    let failed = Set(scripts.compactMap(\.failedVerb).compactMap(\.form))
    #expect(forms.filter { !held.contains($0) } == [])
    #expect(forms.filter { !failed.contains($0) } == [])
  }

  @Test("It ends with every error code but that of a fault in the shell itself")
  func errorCodes() {
    let codes = Set(scripts.compactMap(\.code))
    #expect(
      ErrorCode.allCases.filter { !codes.contains($0.rawValue) } == [.internal])
  }

  @Test("It ends with every exit code")
  func exitCodes() {
    let codes = Set(scripts.map(\.exitCode))
    #expect(ExitCode.allCases.filter { !codes.contains($0.rawValue) } == [])
  }
}

extension CorpusScript {
  /// The script as it is read; nil when a line cannot be parsed.
  fileprivate var parsed: Script? { try? Script(Array(text.utf8), name: name) }

  /// The verbs of the lines that ran and held.
  fileprivate var heldVerbs: [Verb] {
    guard let parsed, !options.contains("--check") else { return [] }
    let end = exitCode == 0 ? Int.max : failingLine ?? 0
    return parsed.lines.filter { $0.number < end }.flatMap(\.statement.verbs)
  }

  /// The verb of the line whose expectation failed.
  fileprivate var failedVerb: Verb? {
    guard code == ErrorCode.expectation.rawValue else { return nil }
    return parsed?.lines.first { $0.number == failingLine }?.statement.verbs.last
  }
}

extension Statement {
  /// The verbs of the line, outermost first.
  fileprivate var verbs: [Verb] {
    switch self {
    case .verb(.each(let line), _): [.each(line)] + line.statement.verbs
    case .verb(let verb, _): [verb]
    case .inWindow(_, _, let inner): inner.verbs
    default: []
    }
  }
}

extension Verb {
  /// The usage line of the form that the verb has.
  fileprivate var form: String? {
    let words = source.dropFirst().split(separator: " ", maxSplits: 1)
    let hasBang = words[0].hasSuffix("!")
    guard let name = words.first?.prefix(while: { $0 != "!" }),
      let syntax = VerbTable.standard.verb(named: String(name)),
      let arguments = try? menuWords(":x " + (words.count > 1 ? String(words[1]) : ""))
    else { return nil }
    return syntax.forms.first { $0.matches(arguments, bang: hasBang) }?.usage(of: syntax.name)
  }

  private func menuWords(_ line: String) throws -> [Word] {
    var parser = LineParser()
    guard case .menu(let command) = try parser.parse(line) else { return [] }
    return command.words
  }
}
