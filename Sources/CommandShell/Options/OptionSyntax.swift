// SPDX-License-Identifier: Apache-2.0

/// An option of the program: how it is written, and what it sets.
struct OptionSyntax: Sendable {
  /// Sets what the option stands for; the value is empty for an option that takes none.
  typealias Apply = @Sendable (inout CommandLineOptions, String) throws(UsageError) -> Void

  /// The option's names, the one to show first; `--json` or `-c`.
  let names: [String]

  /// What its value is called in the help text; nil when it takes none.
  let value: String?

  /// What it does, in one line without a full stop.
  let summary: String

  let apply: Apply

  init(_ names: String..., value: String? = nil, summary: String, apply: @escaping Apply) {
    self.names = names
    self.value = value
    self.summary = summary
    self.apply = apply
  }
}

extension OptionSyntax {
  /// All options: what parsing and the help text are driven by.
  static let all = [
    OptionSyntax("--json", summary: "Print one JSON object a line instead of text") { options, _ in
      options.json = true
    },
    OptionSyntax("-c", value: "LINE", summary: "Run LINE, then end; may be repeated") {
      options, line in
      options.lines.append(line)
    },
    OptionSyntax("--keep-going", summary: "In batch, go on after a line that failed") {
      options, _ in
      options.keepGoing = true
    },
    OptionSyntax("--echo", summary: "In batch, print each line before its output") { options, _ in
      options.echo = true
    },
    OptionSyntax(
      "--clock", value: "KIND", summary: "real, or virtual: time passes where :wait says so"
    ) { options, text throws(UsageError) in
      options.clock = try known(text, "kind of --clock")
    },
    OptionSyntax("--no-init", summary: "Skip the start-up file") { options, _ in
      options.skipsStartupFile = true
    },
    OptionSyntax("--policy", value: "NAME=VALUE", summary: "Set a named policy; may be repeated") {
      options, text throws(UsageError) in
      options.policies.append(try CommandLineOptions.PolicyValue(parsing: text))
    },
    OptionSyntax(
      "--restore", value: "FILE", summary: "Reopen the windows saved in FILE, save them at the end"
    ) { options, file throws(UsageError) in
      options.restorationFile = try nonempty(file, "FILE of --restore")
    },
    OptionSyntax("--check", summary: "With run: report every syntax error, run nothing") {
      options, _ in
      options.checksOnly = true
    },
    OptionSyntax("--jobs", "-j", value: "N", summary: "With run: run N scripts at a time") {
      options, text throws(UsageError) in
      options.jobs = try count(text, "--jobs")
    },
    OptionSyntax("--no-summary", summary: "With run: leave out the line that sums up") {
      options, _ in
      options.sumsUp = false
    },
    OptionSyntax(
      "--update", summary: "With run: make transcripts expect what is printed"
    ) { options, _ in
      options.updates = true
    },
    OptionSyntax(
      "--report", value: "FORMAT=FILE", summary: "With run: write junit, tap or json to FILE"
    ) { options, text throws(UsageError) in
      options.reports.append(try CommandLineOptions.Report(parsing: text))
    },
    OptionSyntax("--color", value: "WHEN", summary: "Colour output: auto, always or never") {
      options, text throws(UsageError) in
      options.color = try known(text, "value of --color")
    },
    OptionSyntax(
      "--generate", value: "WHAT", summary: "Print a man page, or completions: man, bash, zsh, fish"
    ) { options, text throws(UsageError) in
      options.action = .generate(try known(text, "value of --generate"))
    },
    OptionSyntax("--help", "-h", summary: "Print this help, then end") { options, _ in
      options.action = .help
    },
    OptionSyntax("--version", summary: "Print the version, then end") { options, _ in
      options.action = .version
    },
  ]

  /// Finds an option by one of its names.
  static func named(_ name: String) -> OptionSyntax? {
    all.first { $0.names.contains(name) }
  }
}

extension CommandLineOptions.PolicyValue {
  fileprivate init(parsing text: String) throws(UsageError) {
    let (name, value) = try sides(of: text, "--policy takes NAME=VALUE")
    self.init(name: name, value: value)
  }
}

extension CommandLineOptions.Report {
  fileprivate init(parsing text: String) throws(UsageError) {
    let (format, file) = try sides(of: text, "--report takes FORMAT=FILE, as in junit=report.xml")
    self.init(
      format: try known(format, "format of --report"),
      file: try nonempty(file, "FILE of --report"))
  }
}

/// Splits `NAME=VALUE` at the first equals sign.
private func sides(of text: String, _ advice: String) throws(UsageError) -> (String, String) {
  guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
    throw UsageError(message: "\(advice), not \(named(text))")
  }
  return (String(text[..<equals]), String(text[text.index(after: equals)...]))
}

private func nonempty(_ text: String, _ subject: String) throws(UsageError) -> String {
  guard !text.isEmpty else { throw UsageError(message: "the \(subject) is empty") }
  return text
}

/// Reads a whole number from 1 on.
private func count(_ text: String, _ option: String) throws(UsageError) -> Int {
  guard text.allSatisfy(\.isASCII), let number = Int(text), (1...1_000).contains(number) else {
    throw UsageError(message: "\(option) takes a whole number from 1 to 1000, not \(named(text))")
  }
  return number
}

/// Finds the case of an enumeration that a text names.
private func known<Choice: RawRepresentable<String> & CaseIterable>(
  _ text: String, _ subject: String
) throws(UsageError) -> Choice {
  guard let choice = Choice(rawValue: text) else {
    let names = Choice.allCases.map(\.rawValue)
    throw UsageError(
      message: "unknown \(subject) \(named(text)); use \(listed(names, "or"))", candidates: names)
  }
  return choice
}
