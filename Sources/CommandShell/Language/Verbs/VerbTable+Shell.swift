// SPDX-License-Identifier: Apache-2.0

extension VerbTable {
  /// The verbs about the shell itself.
  static let shellVerbs = [
    VerbSyntax(
      "policy", .shell, "Shows or sets how an undocumented point is decided",
      details: "Without arguments lists all policies with their values and reasons.",
      examples: [":policy"],
      forms: [
        VerbForm(takes: [
          Parameter("NAME", .policy, .optional), Parameter("VALUE", .policyValue, .optional),
        ]) { .policy(PolicyRequest(name: $0.optional(0)?.text, value: $0.optional(1)?.text)) }
      ]),
    VerbSyntax(
      "history", .shell, "Lists the lines typed so far",
      details: "With TEXT only those that contain it. A line typed with a blank before it is not "
        + "kept.",
      examples: [":history", ":history push"],
      forms: [
        VerbForm(takes: [Parameter("TEXT", .text, .optional)]) {
          .history(matching: $0.optional(0)?.text)
        }
      ]),
    VerbSyntax(
      "alias", .shell, "Lists, defines or removes names for lines",
      details: "Words typed after an alias are added to its line. With ! the alias is removed.",
      examples: [":alias", ":alias c :clone", ":alias! c"],
      forms: [
        VerbForm(takes: [Parameter("NAME", .alias)], bang: true) { arguments throws(SyntaxError) in
          .alias(.remove(try arguments[0].aliasName()))
        },
        VerbForm(takes: [
          Parameter("NAME", .alias, .optional), Parameter("LINE", .line, .optional),
        ]) { arguments throws(SyntaxError) in
          .alias(
            AliasRequest(name: try arguments.optional(0)?.aliasName(), line: arguments.line?.text))
        },
      ]),
    VerbSyntax(
      "help", .shell, "Lists the commands, or explains one",
      examples: [":help", ":help expect"],
      forms: [
        VerbForm(takes: [Parameter("NAME", .topic, .optional)]) { arguments throws(SyntaxError) in
          .help(try arguments.optional(0)?.commandName())
        }
      ]),
  ]
}

extension PolicyRequest {
  fileprivate init(name: String?, value: String?) {
    self =
      switch (name, value) {
      case (let name?, let value?): .set(name, value: value)
      case (let name?, nil): .show(name)
      case (nil, _): .list
      }
  }
}

extension AliasRequest {
  fileprivate init(name: String?, line: String?) {
    self =
      switch (name, line) {
      case (let name?, let line?): .define(name, line: line)
      case (let name?, nil): .show(name)
      case (nil, _): .list
      }
  }
}

extension Word {
  /// Reads the name of an alias, which cannot hide a verb.
  fileprivate func aliasName() throws(SyntaxError) -> String {
    let name = try commandName()
    guard VerbTable.standard.verb(named: name) == nil else {
      throw SyntaxError(":\(name) is a verb of the shell; choose another name", at: range)
    }
    guard !name.utf8.contains(where: { $0.isBlank }), !name.hasSuffix("!") else {
      throw SyntaxError("an alias's name has no blanks and no ! at its end", at: range)
    }
    return name
  }
}
