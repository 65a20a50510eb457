// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes the register of rules: `swift run RuleRegister` writes it, `--check` only says what is wrong.
@main
enum RuleRegister {
  static func main() {
    do {
      try run(isCheck: CommandLine.arguments.dropFirst().contains("--check"))
    } catch {
      fail(["\(error)"])
    }
  }

  private static func run(isCheck: Bool) throws {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let register = try Register(of: root)
    let page = root.appendingPathComponent(Register.path)
    if isCheck {
      let committed = try String(contentsOf: page, encoding: .utf8)
      let isStale = committed != register.markdown
      let faults = register.faults + (isStale ? ["\(Register.path) is stale."] : [])
      if !faults.isEmpty { fail(faults) }
    } else {
      try Data(register.markdown.utf8).write(to: page)
      if !register.faults.isEmpty { fail(register.faults) }
    }
    print("\(Register.path) has \(register.rules.count) rules.")
  }

  private static func fail(_ lines: [String]) -> Never {
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    exit(1)
  }
}
