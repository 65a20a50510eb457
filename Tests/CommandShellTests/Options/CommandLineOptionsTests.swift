// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandShell

@Suite("The program's arguments")
struct CommandLineOptionsTests {
  private func options(_ arguments: String...) throws -> CommandLineOptions {
    try CommandLineOptions(parsing: arguments)
  }

  private func message(_ arguments: [String]) -> String? {
    #expect(throws: UsageError.self) { try CommandLineOptions(parsing: arguments) }?.message
  }

  @Test("Without arguments the app starts with nothing to open")
  func none() throws {
    #expect(try options() == CommandLineOptions())
    #expect(try options().action == .start(operands: []))
  }

  @Test("Options and operands stand in any order")
  func mixed() throws {
    let options = try options("a", "--json", "b", "--keep-going", "-")
    #expect(options.action == .start(operands: ["a", "b", "-"]))
    #expect(options.json && options.keepGoing)
  }

  @Test("Every switch sets its own property")
  func switches() throws {
    var expected = CommandLineOptions()
    expected.json = true
    expected.keepGoing = true
    expected.echo = true
    expected.skipsStartupFile = true
    #expect(try options("--json", "--keep-going", "--echo", "--no-init") == expected)
  }

  @Test("Values stand behind the option or after an equals sign")
  func values() throws {
    for arguments in [["--restore", "f", "--color", "never"], ["--restore=f", "--color=never"]] {
      let options = try CommandLineOptions(parsing: arguments)
      #expect(options.restorationFile == "f")
      #expect(options.color == .never)
    }
    #expect(try options("--restore", "--json").restorationFile == "--json")
    #expect(try options("--restore=a=b").restorationFile == "a=b")
  }

  @Test("Lines, policies and reports may be repeated and keep their order")
  func repeated() throws {
    #expect(try options("-c", ":push", "-c:clone", "-c", "").lines == [":push", ":clone", ""])
    #expect(
      try options("--policy", "a=b", "--policy=c=d=e", "--policy=x=").policies
        == [
          .init(name: "a", value: "b"), .init(name: "c", value: "d=e"), .init(name: "x", value: ""),
        ])
    #expect(
      try options("run", "s", "--report", "junit=a.xml", "--report=tap=b").reports
        == [.init(format: .junit, file: "a.xml"), .init(format: .tap, file: "b")])
  }

  @Test("Run takes scripts, and options on either side of it")
  func run() throws {
    #expect(try options("run", "a", "-").action == .run(scripts: ["a", "-"]))
    let options = try options("--json", "run", "--check", "a", "run")
    #expect(options.action == .run(scripts: ["a", "run"]))
    #expect(options.json && options.checksOnly)
    #expect(try self.options("x", "run").action == .start(operands: ["x", "run"]))
  }

  @Test("What follows two dashes is an operand")
  func doubleDash() throws {
    #expect(
      try options("--", "run", "--json", "--").action == .start(operands: ["run", "--json", "--"]))
    #expect(try options("run", "--", "-c").action == .run(scripts: ["-c"]))
    #expect(try options("--json", "--").action == .start(operands: []))
  }

  @Test("Help and version end parsing where they stand")
  func help() throws {
    #expect(try options("--help", "--nonsense").action == .help)
    #expect(try options("-h").action == .help)
    #expect(try options("run", "--version").action == .version)
  }

  @Test(
    "Wrong arguments are errors that say what to do",
    arguments: [
      (["--jsn"], #"unknown option "--jsn"; did you mean --json?"#),
      (["--zzzzzz"], #"unknown option "--zzzzzz""#),
      (["-x"], #"unknown option "-x""#), (["-hx"], #"unknown option "-hx""#),
      (["--keep=1"], #"unknown option "--keep"; did you mean --keep-going?"#),
      (["--json=yes"], "--json takes no value"),
      (["-c"], "-c needs a value: -c LINE"),
      (["--restore"], "--restore needs a value: --restore FILE"),
      (["--restore="], "the FILE of --restore is empty"),
      (["--policy", "x"], #"--policy takes NAME=VALUE, not "x""#),
      (["--policy", "=x"], #"--policy takes NAME=VALUE, not "=x""#),
      (
        ["--color", "sometimes"],
        #"unknown value of --color "sometimes"; use auto, always or never"#
      ),
      (
        ["run", "s", "--report", "xml=f"],
        #"unknown format of --report "xml"; use junit, tap or json"#
      ),
      (["run", "s", "--report", "tap="], "the FILE of --report is empty"),
      (
        ["run", "s", "--report", "tap"],
        #"--report takes FORMAT=FILE, as in junit=report.xml, not "tap""#
      ),
      (["run"], "run needs a script; - is standard input"),
      (["--check"], "--check goes with run: run --check SCRIPT"),
      (["--report", "tap=f"], "--report goes with run: run --report FORMAT=FILE SCRIPT"),
      (["run", "s", "-c", ":x"], "-c and run exclude each other; put the line into a script"),
      (["--\u{1B}[2J"], #"unknown option "--\u{1B}[2J""#),
    ])
  func errors(arguments: [String], expected: String) {
    #expect(message(arguments) == expected)
  }

  @Test("A usage error ends the program with code 2 and points to the help")
  func report() {
    #expect(UsageError.exitCode == .usage)
    #expect(
      UsageError(message: "no").report(program: "app") == "app: no\nTry 'app --help'.\n")
  }

  @Test("Lines come from scripts, from -c, else from standard input")
  func input() throws {
    #expect(try options("run", "a").input(standardInputIsTerminal: true) == .scripts(["a"]))
    #expect(try options("-c", ":x").input(standardInputIsTerminal: true) == .lines([":x"]))
    #expect(try options().input(standardInputIsTerminal: true) == .terminal)
    #expect(try options().input(standardInputIsTerminal: false) == .scripts(["-"]))
  }

  @Test("The help text has every option and exit code, under the program's name")
  func helpText() {
    let text = CommandLineOptions.help(program: "my-app", summary: "A shell for my app.")
    #expect(
      text.hasPrefix("Usage: my-app [OPTIONS] [PATH ...]\n       my-app run [OPTIONS] SCRIPT ...\n")
    )
    for option in OptionSyntax.all {
      let start =
        "  " + option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? "")
      #expect(
        text.split(separator: "\n").count {
          $0.hasPrefix(start + " ") && $0.hasSuffix(option.summary)
        } == 1)
    }
    #expect(text.contains("\n  130  Ended by SIGINT\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.hasSuffix("\n"))
  }

  @Test("The options are those of the contract")
  func contract() {
    #expect(
      OptionSyntax.all.compactMap(\.names.first) == [
        "--json", "-c", "--keep-going", "--echo", "--clock", "--no-init", "--policy", "--restore",
        "--check", "--jobs", "--no-summary", "--update", "--report", "--color", "--generate",
        "--help", "--version",
      ])
  }

  @Test("Any arguments are options or an error", arguments: 0..<10)
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let known = OptionSyntax.all.flatMap(\.names) + ["run", "--", "-", "=", "a=b", "junit=x"]
    for _ in 0..<300 {
      let arguments = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        (known.randomElement(using: &generator) ?? "") + generator.text(upTo: 2)
      }
      do {
        _ = try CommandLineOptions(parsing: arguments)
      } catch {
        #expect(isHarmless(error.message))
      }
    }
  }

  @Test("The options of run set their own properties")
  func runOptions() throws {
    let all = try options("run", "--update", "--jobs", "4", "--no-summary", "a")
    #expect(all.updates && all.jobs == 4 && !all.sumsUp)
    #expect(try options("run", "-j2", "a").jobs == 2)
  }

  @Test(
    "Options that exclude each other, or need run, are refused",
    arguments: [
      ["--update"], ["--jobs", "2"], ["--no-summary"], ["run", "--update", "-"],
      ["run", "--update", "--check", "a"], ["run", "--jobs", "2", "--restore", "f", "a"],
      ["run", "--jobs", "0", "a"], ["run", "--jobs", "many", "a"],
    ])
  func combinations(arguments: [String]) {
    #expect(message(arguments) != nil)
  }
}
