// SPDX-License-Identifier: Apache-2.0

extension CommandLineOptions {
  /// Parses a program's arguments, its own name left out.
  ///
  /// Options may stand before and behind operands; what follows `--` is an operand whatever it
  /// looks like. `--help`, `--version` and `--generate` end parsing where they stand.
  init(parsing arguments: [String]) throws(UsageError) {
    var parser = ArgumentParser(rest: arguments[...])
    self = try parser.parse()
  }
}

/// The state of going through a program's arguments.
private struct ArgumentParser {
  var rest: ArraySlice<String>
  var options = CommandLineOptions()
  var operands: [String] = []
  var isRun = false

  mutating func parse() throws(UsageError) -> CommandLineOptions {
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      try read(argument)
      if options.action != .start(operands: []) { return options }
    }
    options.action = isRun ? .run(scripts: operands) : .start(operands: operands)
    try checkCombination()
    return options
  }

  private mutating func read(_ argument: String) throws(UsageError) {
    if argument.hasPrefix("--") {
      try readLongOption(argument)
    } else if argument.hasPrefix("-"), argument != "-" {
      try readShortOption(argument)
    } else if argument == "run", operands.isEmpty, !isRun {
      isRun = true
    } else {
      operands.append(argument)
    }
  }

  private mutating func readLongOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = OptionSyntax.named(name) else { throw .unknownOption(name) }
    try apply(option, name, value: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Reads `-c LINE` or `-cLINE`.
  private mutating func readShortOption(_ argument: String) throws(UsageError) {
    let name = String(argument.prefix(2))
    guard let option = OptionSyntax.named(name), option.value != nil || name == argument else {
      throw .unknownOption(argument)
    }
    try apply(option, name, value: name == argument ? nil : String(argument.dropFirst(2)))
  }

  private mutating func apply(
    _ option: OptionSyntax, _ name: String, value: String?
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      guard value == nil else { throw UsageError(message: "\(name) takes no value") }
      return try option.apply(&options, "")
    }
    guard let value = value ?? rest.popFirst() else {
      throw UsageError(message: "\(name) needs a value: \(name) \(placeholder)")
    }
    try option.apply(&options, value)
  }

  private func checkCombination() throws(UsageError) {
    guard isRun else { return try checkNothingNeedsRun() }
    if operands.isEmpty {
      throw UsageError(message: "run needs a script; - is standard input")
    }
    for conflict in conflicts where conflict.isThere { throw UsageError(message: conflict.message) }
  }

  private func checkNothingNeedsRun() throws(UsageError) {
    if options.checksOnly { throw .needsRun("--check") }
    if options.updates { throw .needsRun("--update") }
    if options.jobs > 1 { throw .needsRun("--jobs", " N") }
    if !options.sumsUp { throw .needsRun("--no-summary") }
    if !options.reports.isEmpty { throw .needsRun("--report", " FORMAT=FILE") }
  }

  /// What cannot be asked for together with run, or with each other.
  private var conflicts: [(isThere: Bool, message: String)] {
    [
      (
        !options.lines.isEmpty, "-c and run exclude each other; put the line into a script"
      ),
      (
        options.updates && options.checksOnly,
        "--update and --check exclude each other; --check runs nothing"
      ),
      (
        options.updates && operands.contains("-"),
        "--update rewrites files; standard input cannot be rewritten"
      ),
      (
        options.jobs > 1 && options.restorationFile != nil,
        "--jobs and --restore exclude each other; scripts that run at a time cannot share the file"
      ),
    ]
  }
}

extension UsageError {
  fileprivate static func unknownOption(_ name: String) -> UsageError {
    let names = OptionSyntax.all.flatMap(\.names).filter { $0.hasPrefix("--") }
    let near = nearestNames(to: name, in: names)
    let hint = near.isEmpty ? "" : "; did you mean \(listed(near, "or"))?"
    return UsageError(message: "unknown option \(named(name))\(hint)", candidates: near)
  }

  fileprivate static func needsRun(_ option: String, _ value: String = "") -> UsageError {
    UsageError(message: "\(option) goes with run: run \(option)\(value) SCRIPT")
  }
}
