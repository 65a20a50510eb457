// SPDX-License-Identifier: Apache-2.0

/// A rule of the register, as its line in the file of rules says.
struct Rule {
  let id: RuleID
  let status: Status
  let statement: String
  let note: String

  /// How the model stands to the rule.
  enum Status: Equatable {
    /// The model does what the rule says.
    case exact
    /// The point is undocumented, and the named policies decide it.
    case policy([String])
    /// The model does not have it.
    case notModelled
  }

  /// The rule that this one follows from, where no code decides it by itself.
  var source: RuleID? {
    note.hasPrefix("from ") ? RuleID(note.dropFirst(5).prefix { $0 != ";" }) : nil
  }

  /// What is to be said besides.
  var remark: String {
    source == nil ? note : String(note.drop { $0 != ";" }.dropFirst(2))
  }
}

extension Rule {
  /// Reads the file of rules: empty lines and those that begin with `#` say nothing.
  static func parse(_ text: String) throws(RegisterError) -> [Rule] {
    var rules: [Rule] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard let rule = Rule(line: String(line)) else {
        throw RegisterError("Line \(index + 1) of the rules is not ID | STATUS | RULE | NOTE.")
      }
      rules.append(rule)
    }
    return rules
  }

  private init?(line: String) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
    guard fields.count == 4, let id = RuleID(fields[0]), let status = Status(fields[1]) else {
      return nil
    }
    self.init(id: id, status: status, statement: fields[2], note: fields[3])
  }
}

extension Rule.Status {
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch words.first {
    case "exact" where words.count == 1: self = .exact
    case "none" where words.count == 1: self = .notModelled
    case "policy" where words.count > 1: self = .policy(Array(words.dropFirst()))
    default: return nil
    }
  }
}

extension Substring {
  /// The text without the spaces around it.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Says why the register cannot be made.
struct RegisterError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
