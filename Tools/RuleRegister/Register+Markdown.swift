// SPDX-License-Identifier: Apache-2.0

extension Register {
  /// The page of the documentation.
  var markdown: String {
    ([Self.introduction, overview] + Area.all.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The rules

    <!-- Made by `swift run RuleRegister` of Documentation/rules.txt, the sources and the tests. -->

    What SwiftUI does, as far as anybody can tell from outside, is here a list of rules with ids. Code that \
    decides a rule names it, and a test's name begins with the rules that it proves.

    - **exact**: the model does what the rule says.
    - **policy**: Apple documents nothing or reports disagree; the named policy decides, `:policy` and \
    `Policies` switch it.
    - **not modelled**: with the reason.
    """

  private var overview: String {
    let rows = Area.all.map { area in
      let statuses = rules(of: area).map(\.status)
      let exact = statuses.filter { $0 == .exact }.count
      let none = statuses.filter { $0 == .notModelled }.count
      return "| \(area.title) | \(exact) | \(statuses.count - exact - none) | \(none) |"
    }
    return (["| area | exact | policy | not modelled |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private func rules(of area: Area) -> [Rule] {
    rules.filter { $0.id.area == area.letter }.sorted { $0.id < $1.id }
  }

  private func section(_ area: Area) -> String {
    let head = "## \(area.title)\n\n| rule | what it says | status | decided in | tests |\n"
    return head + "| --- | --- | --- | --- | --- |\n"
      + rules(of: area).map(row).joined(separator: "\n")
  }

  private func row(_ rule: Rule) -> String {
    let files = Self.list(decidingFiles(of: rule)) { "[\($0.name)](../\($0.path.escaped))" }
    let tests = Self.list(tests[rule.id] ?? []) { "[\($0.title)](../\($0.file.path.escaped))" }
    return "| \(rule.id) | \(statement(rule)) | \(rule.status.words) | \(files) | \(tests) |"
  }

  private func statement(_ rule: Rule) -> String {
    if RuleID(rule.note) != nil { return "\(rule.statement) See \(rule.note)." }
    let source = rule.source.map { "Follows from \($0)." } ?? ""
    return [rule.statement, source, rule.remark].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first few of a list; how many more there are is not said, so that the page changes seldom.
  private static func list<Item>(_ items: [Item], _ word: (Item) -> String) -> String {
    let shown = items.prefix(3).map(word).joined(separator: ", ")
    return items.count > 3 ? shown + ", …" : shown
  }
}

extension Rule.Status {
  fileprivate var words: String {
    switch self {
    case .exact: "exact"
    case .policy(let names): "policy " + names.map { "`\($0)`" }.joined(separator: ", ")
    case .notModelled: "not modelled"
    }
  }
}

extension String {
  /// The path as a link writes it.
  fileprivate var escaped: String { split(separator: " ").joined(separator: "%20") }
}
