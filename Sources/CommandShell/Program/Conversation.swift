// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A person and the shell, line by line, until one of them ends it.
@MainActor
final class Conversation: LineHistory {
  private let shell: Shell
  private let editor: LineEditor
  private let completer: ShellCompleter
  private let title: String

  init(shell: Shell, editor: LineEditor, title: String) {
    self.shell = shell
    self.editor = editor
    self.title = title
    completer = ShellCompleter(shell: shell)
    editor.completer = completer
    shell.history = self
    shell.onUnprompted = { [weak editor] events in
      for line in EventText.lines(events) { editor?.printAbove(line + "\n") }
    }
    editor.mayRemember = { [weak self] line in self?.mayRemember(line) ?? true }
  }

  func run() async -> ExitCode {
    greet()
    while !shell.session.hasQuit {
      switch await editor.readLine(LineRequest(prompt: prompt)) {
      case .line(let text): await run(text)
      case .undecodable(let text): tell(LineError(.syntax, "\(named(text)) is no valid UTF-8."))
      case .interrupted: continue
      case .cancelled, .endOfInput: return .success
      case .terminated(let signal): return signal.exit
      }
    }
    return .success
  }

  private func greet() {
    print([
      "\(visible(title)): the menu commands are :help, Tab completes, Ctrl-D ends."
    ])
    print(WindowText.list(shell.session.windowSnapshots))
  }

  // MARK: - Lines

  private func run(_ text: String) async {
    var parser = LineParser()
    do throws(SyntaxError) {
      let result = await shell.run(try parser.parse(text), waiting: nil)
      print(result.text)
      if let error = result.error { tell(error) }
    } catch {
      tell(LineError(error))
    }
  }

  private func tell(_ error: LineError) { print([error.text]) }

  private func print(_ lines: [String]) {
    editor.printAbove(lines.map { $0 + "\n" }.joined())
  }

  /// The key window and its front sheet, in the prompt.
  private var prompt: Prompt {
    guard let window = shell.session.keyWindow else { return Prompt("no window> ") }
    let place = Prompt("\(window.number) \(window.title)", style: .bold)
    guard let front = window.presentations.last else { return place + "> " }
    return place + Prompt(" [\(WindowText.describe(front))]", style: .cyan) + "> "
  }

  // MARK: - History

  func lines(matching text: String?) -> [String] {
    editor.history.search(text ?? "").map { visible($0.text) }
  }

  /// What is typed for a secure field is not remembered: neither as text nor in `:set` or `key=`.
  private func mayRemember(_ line: String) -> Bool {
    guard let window = shell.session.keyWindow else { return true }
    let fields = window.front.flattened.filter(\.isField)
    guard fields.contains(where: { $0.role == .secureField }) else { return true }
    return line.hasPrefix(":") && !line.hasPrefix(":set") && !line.contains("=")
      && !line.hasPrefix("::")
  }
}

extension TerminalSignal {
  fileprivate var exit: ExitCode {
    switch self {
    case .interrupt: .interrupted
    case .terminate, .hangUp: .terminated
    }
  }
}
