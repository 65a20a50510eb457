// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A person and the shell, line by line, until one of them ends it.
@MainActor
final class Conversation: LineHistory {
  private let shell: Shell
  private let editor: LineEditor
  private let completer: ShellCompleter
  private let pager: Pager?
  private let tasks: TaskWatch
  private var shown = ShownTexts()
  /// Whether Ctrl-C or a request to end has come while the line runs.
  private var isInterrupted = false
  /// Whether Ctrl-C has cancelled the task that the running line waits for.
  private var isCancelling = false
  /// How many pieces of the running line's result have been printed.
  private var piecesShown = 0

  /// How long the app may take to come to rest before the prompt is shown.
  private static let promptPatience = Duration.milliseconds(300)

  init(shell: Shell, editor: LineEditor, pager: Pager?) {
    self.shell = shell
    self.editor = editor
    self.pager = pager
    tasks = TaskWatch(shell: shell, editor: editor)
    completer = ShellCompleter(shell: shell)
    editor.completer = completer
    shell.history = self
    shell.pageWidth = { editor.terminal.size.columns }
    shell.onUnprompted = { [weak self] events in self?.tell(events) }
    shell.onProgress = { [weak self] result in
      self?.showNew(of: result)
      self?.tasks.isWaitedFor = true
      self?.tasks.start()
    }
    shell.isInterrupted = { [weak self] in self?.isInterrupted ?? false }
    editor.onBusySignal = { [weak self] signal in self?.interrupt(by: signal) }
    editor.mayRemember = { [weak self] line in self?.mayRemember(line) ?? true }
  }

  func run() async -> ExitCode {
    _ = await shell.settle(within: Self.promptPatience)
    greet()
    while !shell.session.hasQuit {
      switch await editor.readLine(LineRequest(prompt: prompt)) {
      case .line(let text):
        await run(text)
        _ = await shell.settle(within: Self.promptPatience)
        tasks.isWaitedFor = false
        print(shown.news(in: shell.session))
        tasks.start()
      case .undecodable(let text): tell(LineError(.syntax, "\(named(text)) is no valid UTF-8."))
      case .interrupted: if !editor.hasDroppedText || editor.terminal.isDumb { cancelTask() }
      case .cancelled, .endOfInput: return .success
      case .terminated(let signal): return signal.exit
      }
    }
    return .success
  }

  private func greet() {
    print(GreetingText.lines(of: shell.session, in: shell.pageWidth()))
    _ = shown.news(in: shell.session)
  }

  /// Ctrl-C while a line runs cancels what it waits for, and ends the wait where that cannot be
  /// cancelled or was asked to already.
  private func interrupt(by signal: TerminalSignal) {
    guard signal == .interrupt, !isCancelling, cancelTask() else {
      isInterrupted = true
      return
    }
    isCancelling = true
  }

  /// Cancels the task in front.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  private func cancelTask() -> Bool {
    guard let events = tasks.cancel() else { return false }
    tell(events)
    return true
  }

  // MARK: - Lines

  private func run(_ text: String) async {
    var parser = LineParser()
    isInterrupted = false
    isCancelling = false
    piecesShown = 0
    do throws(SyntaxError) {
      let result = await shell.run(try parser.parse(text), waiting: nil)
      if result.onlyLooks, let pager {
        await show(result.styledText(from: 0) + result.valueLines, in: pager)
      } else {
        showNew(of: result)
        print(result.valueLines)
      }
      if let error = result.error { tell(error) }
    } catch {
      tell(LineError(error))
    }
  }

  /// Prints what the running line has given since this was last called.
  private func showNew(of result: LineResult) {
    print(result.styledText(from: piecesShown))
    piecesShown = result.pieces.count
  }

  /// Prints what has happened outside any line, and renews the prompt, which may be about it.
  private func tell(_ events: [Report.Event]) {
    let lines = EventText.lines(events) + shown.news(in: shell.session)
    tasks.note(events)
    editor.printAbove(rendered(lines), renewing: prompt)
  }

  /// The sign stands out where there is no colour.
  private func tell(_ error: LineError) {
    let text = StyledText("! " + error.text, .red)
    print(text.wrapped(to: editor.terminal.size.columns, indent: 2))
  }

  private func print(_ lines: [StyledText]) { editor.printAbove(rendered(lines)) }

  private func rendered(_ lines: [StyledText]) -> String {
    lines.map { $0.rendered(colored: editor.terminal.usesColor) + "\n" }.joined()
  }

  /// Shows lines page by page where they do not fit on the screen.
  private func show(_ lines: [StyledText], in pager: Pager) async {
    guard Pager.isNeeded(for: lines, on: editor.terminal.size) else { return print(lines) }
    let (text, output) = (rendered(lines), editor.terminal.output)
    let isShown = await editor.lendTerminal { await pager.show(text, on: output) }
    if !isShown { print(lines) }
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
