// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension Shell {
  func run(_ request: PolicyRequest, into result: inout LineResult) throws(LineError) {
    switch request {
    case .list:
      let (all, policies) = (NamedPolicy.all, session.policies)
      result.print(
        Columns.aligned(all.map { $0.row(in: policies) }, in: pageWidth()),
        meaning: .array(all.map { $0.json(in: policies) }))
    case .show(let name):
      let policy = try NamedPolicy.existing(name)
      result.print(
        [
          StyledText(
            "\(policy.name) = \(policy.value(in: session.policies)), by default "
              + "\(policy.defaultValue) (rule \(policy.rule))"), StyledText(policy.meaning),
        ], meaning: policy.json(in: session.policies))
    case .set(let name, let value):
      try session.set(name, to: value)
      log.append(.policy(name: name, value: value))
    }
  }
}

extension Session {
  /// Sets a policy from text.
  func set(_ name: String, to value: String) throws(LineError) {
    let policy = try NamedPolicy.existing(name)
    guard policy.set(value, in: &policies) else {
      let wanted = policy.choices.isEmpty ? "a number from 1" : listed(policy.choices, "or")
      throw LineError(
        .notFound, "\(policy.name) is \(wanted), not \(named(value)).", candidates: policy.choices)
    }
  }
}

extension NamedPolicy {
  fileprivate static func existing(_ name: String) throws(LineError) -> NamedPolicy {
    guard let policy = all.first(where: { $0.name == name }) else {
      throw LineError(
        .notFound, "There is no policy \(named(name)); :policy lists them.",
        candidates: nearestNames(to: name, in: all.map(\.name)))
    }
    return policy
  }

  fileprivate func row(in policies: Policies) -> [StyledText] {
    [
      StyledText(name, .bold), StyledText(value(in: policies)),
      StyledText("default \(defaultValue)", .faint), StyledText(rule, .faint), StyledText(brief),
    ]
  }

  fileprivate func json(in policies: Policies) -> JSONValue {
    [
      "name": .string(name), "value": .string(value(in: policies)),
      "default": .string(defaultValue), "rule": .string(rule), "meaning": .string(meaning),
    ]
  }

  /// What the policy decides, without why.
  private var brief: String { String(meaning.prefix { $0 != ";" && $0 != "." }) }
}
