// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A person and the shell, line by line, until one of them ends it.
@MainActor
final class Conversation: LineHistory {
  let shell: Shell
  let editor: LineEditor
  private let completer: ShellCompleter
  private let pager: Pager?
  private let tasks: TaskWatch
  private var shown = ShownTexts()
  let guide: FormGuide
  /// The field that the line being asked for belongs to.
  var asked: FormStep?
  /// What was typed and not taken, to be there again in the next line.
  var draft: EditedLine?
  /// What was typed into secure fields, which nothing that is printed may show.
  var secrets: Set<String> = []
  private var shownHint: String?
  /// What the keys were last bound for.
  var keysVersion: Int?
  var boundKeys = KeyBindings()
  /// Whether Ctrl-C or a request to end has come while the line runs.
  private var isInterrupted = false
  /// Whether Ctrl-C has cancelled the task that the running line waits for.
  private var isCancelling = false
  /// How many pieces of the running line's result have been printed.
  private var piecesShown = 0
  /// What has been told of the running line.
  private var told: [StyledText] = []
  private var hasGreeted = false
  private var telling = Telling.everything

  /// How long the app may take to come to rest before the prompt is shown.
  private static let promptPatience = Duration.milliseconds(300)

  init(shell: Shell, editor: LineEditor, pager: Pager?) {
    self.shell = shell
    self.editor = editor
    self.pager = pager
    tasks = TaskWatch(shell: shell, editor: editor)
    completer = ShellCompleter(shell: shell)
    guide = FormGuide(shell: shell)
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
    defer {
      if let problem = shell.endRecording() { tell(LineError(.operation, problem)) }
    }
    _ = await shell.settle(within: Self.promptPatience)
    greet()
    while !shell.session.hasQuit {
      if !editor.hasPastedLines {
        refreshKeys()
        showHint()
      }
      switch await editor.readLine(nextRequest()) {
      case .line(let text):
        await take(text)
        await comeToRest()
      case .key(let key, let line):
        await press(key, with: line)
        await comeToRest()
      case .undecodable(let text): tell(LineError(.syntax, "\(named(text)) is no valid UTF-8."))
      case .interrupted: if !editor.hasDroppedText || editor.terminal.isDumb { cancelTask() }
      case .cancelled, .endOfInput: return .success
      case .terminated(let signal): return signal.exit
      }
    }
    return .success
  }

  /// Lets the app come to rest after a line, and tells what it shows then.
  private func comeToRest() async {
    _ = await shell.settle(within: Self.promptPatience)
    tasks.isWaitedFor = false
    print(fitted(shown.news(in: shell.session, besides: told)))
    told = []
    tasks.start()
  }

  /// A line is for the field it was asked for, unless it is a command; nothing at all is Return.
  private func take(_ text: String) async {
    if let asked, asked.isSecret || !LineRequest.isCommand(text) {
      await enter(text, at: asked)
    } else if text.isEmpty, shell.session.keyWindow?.presentations.isEmpty == false {
      await run(.verb(.return, at: ByteRange(at: 0)))
    } else {
      await run(text)
    }
  }

  private func greet() {
    print(GreetingText.lines(of: shell.session, in: shell.pageWidth()))
    _ = shown.news(in: shell.session, besides: [])
    hasGreeted = true
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

  func run(_ text: String) async {
    var parser = LineParser()
    do throws(SyntaxError) {
      let statement = try parser.parse(text)
      keep(text, of: statement, refusedBy: await run(statement))
    } catch {
      tell(LineError(error))
    }
  }

  /// What of a line's result a person is told.
  enum Telling {
    case everything
    /// Where keyboard focus is the prompt says, too.
    case allButFocus
    /// Neither that nor what was written, which is a secret.
    case nothingWritten
  }

  /// Runs a statement and tells what came of it.
  ///
  /// - Returns: Why it was not carried out; nil when it was.
  @discardableResult
  func run(_ statement: Statement, telling: Telling = .everything) async -> LineError? {
    isInterrupted = false
    isCancelling = false
    piecesShown = 0
    self.telling = telling
    let result = await shell.run(statement, waiting: nil)
    if result.onlyLooks, let pager {
      await show(fitted(result.styledText(from: 0)) + result.valueLines, in: pager)
    } else {
      showNew(of: result)
      print(result.valueLines)
    }
    if let error = result.error { tell(error) }
    self.telling = .everything
    return result.error
  }

  /// Prints what the running line has given since this was last called.
  private func showNew(of result: LineResult) {
    let result = result.limited(to: telling)
    let lines = result.styledText(from: piecesShown)
    print(fitted(lines))
    told += lines
    piecesShown = result.pieces.count
  }

  /// Prints what has happened outside any line, and renews the prompt, which may be about it.
  private func tell(_ events: [Report.Event]) {
    tasks.note(events)
    var lines = EventText.lines(hasGreeted ? events : events.filter(\.isIssue))
    // What the windows show at first is there to be looked at.
    if hasGreeted { lines += shown.news(in: shell.session, besides: lines) }
    let request = renewedRequest()
    if let hint, hint != shownHint, editor.isAsking {
      lines.append(StyledText(hint, .faint))
      shownHint = hint
    }
    editor.printAbove(rendered(fitted(lines)), renewing: request)
  }

  /// The sign stands out where there is no colour.
  func tell(_ error: LineError) {
    print(fitted([StyledText("! " + error.sentence, .red)]))
  }

  /// Lines that the terminal need not break in the middle of words.
  private func fitted(_ lines: [StyledText]) -> [StyledText] {
    let width = editor.terminal.size.columns
    return lines.flatMap { $0.fitted(to: width) }
  }

  func print(_ lines: [StyledText]) { editor.printAbove(rendered(lines)) }

  private func rendered(_ lines: [StyledText]) -> String {
    masked(lines.map { $0.rendered(colored: editor.terminal.usesColor) + "\n" }.joined())
  }

  /// Shows lines page by page where they do not fit on the screen.
  private func show(_ lines: [StyledText], in pager: Pager) async {
    guard Pager.isNeeded(for: lines, on: editor.terminal.size) else { return print(lines) }
    let (text, output) = (rendered(lines), editor.terminal.output)
    let isShown = await editor.lendTerminal { await pager.show(text, on: output) }
    if !isShown { print(lines) }
  }

  /// A text without what was typed into secure fields.
  private func masked(_ text: String) -> String {
    secrets.reduce(text) { $1.isEmpty ? $0 : $0.replacing($1, with: "•••") }
  }

  /// Says above the prompt what a dialog that is up waits for.
  private func showHint() {
    shownHint = hint
    guard let hint else { return }
    print(fitted([StyledText(hint, .faint)]))
  }

  /// The key window, its front sheet and the field that is edited.
  func prompt(at step: FormStep?) -> Prompt {
    guard let window = shell.session.keyWindow else { return Prompt("no window> ") }
    let place = Prompt("\(window.number) \(window.title)", style: .bold)
    guard let front = window.presentations.last else { return place + "> " }
    let sheet = place + Prompt(" [\(WindowText.describe(front))]", style: .cyan)
    guard let step else { return sheet + "> " }
    return sheet + Prompt(" \(step.field.query.label)", style: .bold) + "> "
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

extension Report.Event {
  fileprivate var isIssue: Bool { if case .issueRaised = self { true } else { false } }
}

extension TerminalSignal {
  fileprivate var exit: ExitCode {
    switch self {
    case .interrupt: .interrupted
    case .terminate, .hangUp: .terminated
    }
  }
}
