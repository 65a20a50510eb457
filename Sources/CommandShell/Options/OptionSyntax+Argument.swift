// SPDX-License-Identifier: Apache-2.0

import FocusModel

extension OptionSyntax {
  /// What may stand as an option's value: what completion at a shell's prompt offers.
  enum Argument {
    case none
    case text
    case file
    case choice([String])
    /// `NAME=VALUE`, with the values that each name has.
    case pair([(name: String, values: [String])])
    /// `NAME=FILE`.
    case fileOf([String])
  }

  /// The kind of value, which its name in the help text tells.
  var argument: Argument {
    switch value {
    case nil: .none
    case "FILE": .file
    case "KIND": .choice(CommandLineOptions.Clock.allCases.map(\.rawValue))
    case "WHEN": .choice(CommandLineOptions.Color.allCases.map(\.rawValue))
    case "WHAT": .choice(ShellDocument.allCases.map(\.rawValue))
    case "FORMAT=FILE": .fileOf(CommandLineOptions.Report.Format.allCases.map(\.rawValue))
    case "NAME=VALUE": .pair(NamedPolicy.all.map { ($0.name, $0.choices) })
    default: .text
    }
  }
}
