// SPDX-License-Identifier: Apache-2.0

/// What the arguments of the shell's program ask for.
struct CommandLineOptions: Hashable, Sendable {
  /// What the program is started to do.
  enum Action: Hashable, Sendable {
    /// Starts the app with what the operands name, and takes lines from standard input.
    case start(operands: [String])
    /// Runs scripts in order, each in a fresh app; `-` is standard input.
    case run(scripts: [String])
    case help
    case version
    /// Prints what other programs want to know about the command line.
    case generate(ShellDocument)
  }

  /// When output is coloured.
  enum Color: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// The clock that the app's tasks sleep on.
  enum Clock: String, CaseIterable, Sendable {
    case real
    case virtual
  }

  /// A file to write a test report to.
  struct Report: Hashable, Sendable {
    enum Format: String, CaseIterable, Sendable {
      case junit
      case tap
      case json
    }

    var format: Format
    var file: String
  }

  /// The value given to a named policy.
  struct PolicyValue: Hashable, Sendable {
    var name: String
    var value: String
  }

  var action = Action.start(operands: [])
  var json = false
  /// The lines given by `-c`, in order.
  var lines: [String] = []
  var keepGoing = false
  var echo = false
  var skipsStartupFile = false
  var clock = Clock.real
  var policies: [PolicyValue] = []
  /// The file to restore windows from and to save them to.
  var restorationFile: String?
  /// Whether scripts are only parsed.
  var checksOnly = false
  /// Whether transcripts are rewritten to expect what is printed.
  var updates = false
  var reports: [Report] = []
  /// How many scripts run at a time, each in a process of its own where that is more than one.
  var jobs = 1
  /// Whether a line at the end of a run sums it up.
  var sumsUp = true
  var color = Color.auto
}

extension CommandLineOptions {
  /// Where the lines to run come from.
  enum Input: Hashable, Sendable {
    case terminal
    case lines([String])
    case scripts([String])
  }

  /// Decides where lines come from: scripts, `-c`, else standard input.
  func input(standardInputIsTerminal isTerminal: Bool) -> Input {
    if case .run(let scripts) = action { return .scripts(scripts) }
    if !lines.isEmpty { return .lines(lines) }
    return isTerminal ? .terminal : .scripts(["-"])
  }
}
