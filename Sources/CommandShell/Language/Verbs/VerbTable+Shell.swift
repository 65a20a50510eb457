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
        VerbForm(takes: [Parameter("NAME", .alias)], bang: true, means: "removes the name") {
          arguments throws(SyntaxError) in
          .alias(.remove(try arguments[0].aliasName()))
        },
        VerbForm(
          takes: [
            Parameter("NAME", .alias, .optional), Parameter("LINE", .line, .optional),
          ], means: "lists names, or gives LINE one"
        ) { arguments throws(SyntaxError) in
          .alias(
            AliasRequest(name: try arguments.optional(0)?.aliasName(), line: arguments.line?.text))
        },
      ]),
    VerbSyntax(
      "bind", .shell, "Lists the keys of this terminal, or gives one a line",
      details: "KEYS are chords as :key takes them, several with blanks between them in quotes. "
        + "The line that is half typed stays while the key's line runs. With ! the keys are left to "
        + "editing. In the start-up file it sets the keys for every run.",
      examples: [":bind", ":bind opt+p :push", ":bind \"ctrl+x p\" :push", ":bind! opt+p"],
      forms: [
        VerbForm(
          takes: [Parameter("KEYS", .chord)], bang: true, means: "leaves the keys to editing"
        ) { arguments throws(SyntaxError) in
          .bind(.remove(try arguments[0].keyNames()))
        },
        VerbForm(
          takes: [
            Parameter("KEYS", .chord, .optional), Parameter("LINE", .line, .optional),
          ], means: "lists keys, or gives some to LINE"
        ) { arguments throws(SyntaxError) in
          .bind(
            BindRequest(keys: try arguments.optional(0)?.keyNames(), line: arguments.line?.text))
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

extension BindRequest {
  fileprivate init(keys: KeyNames?, line: String?) {
    self =
      switch (keys, line) {
      case (let keys?, let line?): .define(keys, line: line)
      case (let keys?, nil): .show(keys)
      case (nil, _): .list
      }
  }
}

extension Word {
  /// Reads keys that can be given to something, which those of typing cannot.
  fileprivate func keyNames() throws(SyntaxError) -> KeyNames {
    let keys: KeyNames
    do {
      keys = try KeyNames(parsing: text)
    } catch {
      throw SyntaxError(error.message, at: range, candidates: error.candidates)
    }
    guard !keys.isNeededForTyping else {
      throw SyntaxError("\(named(text)) is needed for typing; hold opt or ctrl with it", at: range)
    }
    return keys
  }

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
