// SPDX-License-Identifier: Apache-2.0

/// A script with which zsh completes a program's command line.
struct ZshCompletion {
  let program: String

  var text: String {
    let lines =
      [
        "#compdef \(program)",
        "# Completion of \(program) in zsh, made by: \(program) --generate zsh",
        "_arguments -S \\",
      ]
      + OptionSyntax.all.flatMap(specifications).map { "  \($0.singleQuoted) \\" }
      + ["  " + "1:script or folder:{ compadd run; _files }".singleQuoted + " \\"]
      + ["  " + "*:script or folder:_files".singleQuoted]
    return lines.map { $0 + "\n" }.joined()
  }

  private func specifications(_ option: OptionSyntax) -> [String] {
    option.names.map { name in
      let takesValue = option.value != nil
      let joint = takesValue ? (name.hasPrefix("--") ? "=" : "+") : ""
      return (takesValue ? "*" : "") + name + joint + "[\(escaped(option.summary))]"
        + action(of: option)
    }
  }

  private func action(of option: OptionSyntax) -> String {
    guard let value = option.value else { return "" }
    let action =
      switch option.argument {
      case .none, .text: " "
      case .file: "_files"
      case .choice(let choices): "(\(choices.joined(separator: " ")))"
      case .fileOf(let kinds):
        "{ compset -P \"*=\" && _files || compadd -q -S = \(kinds.joined(separator: " ")) }"
      case .pair(let pairs):
        "(\(pairs.flatMap { pair in pair.values.map { "\(pair.name)=\($0)" } }.joined(separator: " ")))"
      }
    return ":\(escaped(value)):\(action)"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}
