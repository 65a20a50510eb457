// SPDX-License-Identifier: Apache-2.0

/// A script with which fish completes a program's command line.
struct FishCompletion {
  let program: String

  var text: String {
    let start = "complete -c \(quoted(program))"
    let lines =
      ["# Completion of \(program) in fish, made by: \(program) --generate fish"]
      + OptionSyntax.all.map { start + flags(of: $0) + " -d " + quoted($0.summary) }
      + [start + " -n __fish_is_first_arg -a run -d 'Run scripts, each in a fresh app'"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func flags(of option: OptionSyntax) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst(1))"
    }
    return names.joined() + value(of: option.argument)
  }

  private func value(of argument: OptionSyntax.Argument) -> String {
    switch argument {
    case .none: ""
    case .text: " -x"
    case .file: " -r -F"
    case .choice(let choices): " -x -a " + quoted(choices.joined(separator: " "))
    case .fileOf(let kinds):
      " -x -a " + quoted(kinds.map { "\($0)=(__fish_complete_path)" }.joined(separator: " "))
    case .pair(let pairs):
      " -x -a "
        + quoted(
          pairs.flatMap { pair in pair.values.map { "\(pair.name)=\($0)" } }.joined(separator: " "))
    }
  }

  /// The text in single quotes, in which fish knows `\'` and `\\`.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
