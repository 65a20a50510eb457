// SPDX-License-Identifier: Apache-2.0

// A program for tests: a line editor whose commands show what the terminal layer does.

#if DEBUG
  import Foundation
  @testable import CommandShell

  if CommandLine.arguments.contains("--foreign-handler") {
    signal(SIGQUIT) { _ in _exit(99) }
  }
  UTF8Locale.adopt()
  guard let terminal = Terminal(color: .auto) else {
    print("no terminal")
    exit(2)
  }
  let limit = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 10_000
  let history = History(path: HistoryLocation.path(for: "line-editor-probe"), limit: limit) {
    terminal.write("warning: \($0)\n")
  }
  guard let editor = LineEditor(terminal: terminal, history: history) else { exit(2) }
  let probe = Probe(editor: editor)
  Task { await probe.run() }
  dispatchMain()
#else
  print("Only debug builds of this program do anything.")
#endif
