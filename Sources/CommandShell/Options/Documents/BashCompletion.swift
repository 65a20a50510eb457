// SPDX-License-Identifier: Apache-2.0

/// A script with which bash completes a program's command line.
///
/// Bash takes `--policy=name=value` apart at each `=`, so what stands before the last one decides.
struct BashCompletion {
  let program: String

  var text: String {
    let function = program.shellIdentifier
    let lines =
      [
        "# Completion of \(program) in bash, made by: \(program) --generate bash",
        "\(function)() {",
        #"  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}"#,
        "  if [[ $current == = ]]; then",
        "    current=",
        "  elif [[ $previous == = ]]; then",
        "    previous=${COMP_WORDS[COMP_CWORD - 2]}",
        "  fi",
        "  case $previous in",
      ] + OptionSyntax.all.flatMap(cases)
      + [
        "  esac",
        "  if [[ $current == -* ]]; then",
        "    " + reply(OptionSyntax.all.flatMap(\.names)),
        "  else",
        "    compopt -o filenames",
        #"    mapfile -t COMPREPLY < <(compgen -f -- "$current")"#,
        "    if ((COMP_CWORD == 1)) && [[ run == \"$current\"* ]]; then COMPREPLY+=(run); fi",
        "  fi",
        "}",
        "complete -F \(function) \(program.singleQuoted)",
      ]
    return lines.map { $0 + "\n" }.joined()
  }

  private func cases(_ option: OptionSyntax) -> [String] {
    let names = option.names.joined(separator: " | ")
    switch option.argument {
    case .none: return []
    case .text: return branch(names, ["return"])
    case .file: return branch(names, files)
    case .choice(let choices): return branch(names, [reply(choices), "return"])
    case .fileOf(let kinds):
      return branch(names, open(kinds)) + branch(kinds.joined(separator: " | "), files)
    case .pair(let pairs):
      return branch(names, open(pairs.map(\.name)))
        + Dictionary(grouping: pairs.filter { !$0.values.isEmpty }, by: \.values)
        .sorted { $0.value[0].name < $1.value[0].name }
        .flatMap { values, pairs in
          branch(pairs.map(\.name).joined(separator: " | "), [reply(values), "return"])
        }
    }
  }

  private func branch(_ pattern: String, _ body: [String]) -> [String] {
    ["    \(pattern))"] + body.map { "      " + $0 } + ["      ;;"]
  }

  private func open(_ names: [String]) -> [String] {
    ["compopt -o nospace", reply(names.map { $0 + "=" }), "return"]
  }

  private var files: [String] {
    ["compopt -o filenames", #"mapfile -t COMPREPLY < <(compgen -f -- "$current")"#, "return"]
  }

  private func reply(_ words: [String]) -> String {
    #"mapfile -t COMPREPLY < <(compgen -W "#
      + words.joined(separator: " ").singleQuoted + #" -- "$current")"#
  }
}
