// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// The line a person types commands into.
///
/// One instance lives as long as the process, which ends in `dispatchMain()` or an asynchronous
/// `main`. Lines are asked for one at a time; between two of them the terminal is in its ordinary
/// modes, so commands and the programs they start find it as a person's shell left it.
@MainActor
final class LineEditor {
  /// What Tab asks.
  var completer: (any LineCompleter)? {
    didSet { readline.completer = completer }
  }
  /// Decides which command lines may be remembered; those with a secret in them must not be.
  var mayRemember: (String) -> Bool = { _ in true }
  /// Receives signals that arrive while no line is being asked for.
  ///
  /// A request to end is also the answer to the next `readLine(_:)`, so it cannot get lost.
  var onBusySignal: (TerminalSignal) -> Void = { _ in }

  let terminal: Terminal
  let history: History

  private let signals: SignalRelay
  private let input: TerminalInput
  private let source: any DispatchSourceRead
  private let readline: ReadlineReader
  private let plain: PlainLineReader

  private var question: Question?
  private var questionsAsked = 0
  private var pasted: ArraySlice<String> = []
  private var requestToEnd: TerminalSignal?
  private var status = StatusLine()
  /// Whether the last Ctrl-C has dropped something that was typed.
  private(set) var hasDroppedText = false
  /// Waits for what may follow an Escape.
  private var escapeTimer: Task<Void, Never>?
  /// What is to be printed once the terminal is back; nil while it is not lent.
  private var heldOutput: String?
  /// Asks the program that has the terminal to end.
  private var dismissGuest: () -> Void = {}

  /// A line that is being asked for.
  private struct Question {
    let number: Int
    var request: LineRequest
    let reader: any LineReader
    let answer: CheckedContinuation<LineEvent, Never>
  }

  /// Takes over the terminal and the process's signals; `nil` if the system has no pipe left.
  init?(terminal: Terminal, history: History) {
    TerminalModes.protect(terminal.input)
    guard let signals = SignalRelay() else { return nil }
    self.terminal = terminal
    self.history = history
    self.signals = signals
    input = TerminalInput(descriptor: terminal.input, signals: signals)
    source = DispatchSource.makeReadSource(fileDescriptor: terminal.input, queue: .main)
    readline = ReadlineReader(terminal: terminal, input: input, historyLimit: history.limit)
    plain = PlainLineReader(terminal: terminal)
    for entry in history.entries { readline.remember(entry.text) }
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.inputArrived() }
    }
    signals.onArrival = { [weak self] in self?.answerSignals() }
    input.onAnswer = { [weak self] in self?.useKeyboardProtocol() }
  }

  /// Asks for a line and returns what became of it.
  ///
  /// Lines pasted at once are returned one after the other, the prompt shown only before the first;
  /// Ctrl-C forgets those that remain. Must not be called again before it has returned.
  func readLine(_ request: LineRequest) async -> LineEvent {
    precondition(question == nil, "a line is being asked for already")
    answerSignals()
    if let requestToEnd { return .terminated(requestToEnd) }
    if let line = pasted.popFirst() {
      // A long paste of quick commands must leave the main actor to others, too.
      await Task.yield()
      return .line(line)
    }
    questionsAsked += 1
    let number = questionsAsked
    return await withTaskCancellationHandler {
      await withCheckedContinuation { ask(request, number, $0) }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  /// Prints lines above the one being typed, which stays as it is; at any time.
  ///
  /// - Parameters:
  ///   - text: Whole lines, each with its newline, already sanitised.
  ///   - request: What is asked for from now on; nil leaves that as it is. Where something has been
  ///     typed only the prompt is new.
  func printAbove(_ text: String, renewing request: LineRequest? = nil) {
    if heldOutput != nil { return heldOutput?.append(text) ?? () }
    let text = status.framing(text)
    guard let question else { return terminal.write(text) }
    let isRenewed = question.reader.printAbove(text, renewing: request)
    if isRenewed, let request { self.question?.request = request }
  }

  /// Keeps a line right above the one being typed, in place of the one before; nil keeps none.
  ///
  /// A terminal that can only print shows none: it would have to print each anew.
  func show(status text: String?) {
    guard heldOutput == nil, !terminal.isDumb, status.replace(with: text) else { return }
    printAbove("")
  }

  /// Runs a program that has the terminal to itself until it ends, while no line is asked for.
  ///
  /// What others print meanwhile is held back, keys for signals are the program's, and it finds and
  /// leaves the terminal in its ordinary modes.
  func lendTerminal<Result: Sendable>(
    _ run: @escaping @Sendable () async -> Result
  ) async -> Result {
    heldOutput = ""
    let guest = Task { await run() }
    dismissGuest = { guest.cancel() }
    let result = await guest.value
    dismissGuest = {}
    TerminalModes.restoreAfterProgram()
    let output = heldOutput ?? ""
    heldOutput = nil
    terminal.write(output)
    return result
  }

  /// Whether lines that were pasted wait to be asked for.
  var hasPastedLines: Bool { !pasted.isEmpty }

  /// Whether a line is being asked for.
  var isAsking: Bool { question != nil }

  /// Whether something has been typed into the line that is asked for.
  var isTyping: Bool { question?.reader.isTouched ?? false }

  /// Puts text where the yank key finds it.
  func keep(_ text: String) {
    if !terminal.isDumb { readline.keep(text) }
  }

  /// Gives keys to the app and the person, see `ReadlineReader.bind(_:)`.
  func bind(_ keys: [WantedKey]) -> [KeySequence: String] {
    terminal.isDumb ? [:] : readline.bind(keys)
  }

  /// Whether the terminal sends keys that are held with Command.
  var hasCommandKey: Bool { input.isDecoding }

  private func useKeyboardProtocol() {
    guard !input.isDecoding else { return }
    input.isDecoding = true
    if question != nil { readline.takeTerminal() }
  }

  private func ask(
    _ request: LineRequest, _ number: Int, _ answer: CheckedContinuation<LineEvent, Never>
  ) {
    let reader: any LineReader = terminal.isDumb ? plain : readline
    question = Question(number: number, request: request, reader: reader, answer: answer)
    signals.catchesStop = true
    if !terminal.isDumb { input.takeTypedLines() }
    reader.begin(request)
    if !terminal.isDumb { input.takeTypedAhead() }
    if number == 1, !terminal.isDumb { terminal.write(KeyboardProtocol.query) }
    source.resume()
    consume()
    // One that has come meanwhile may have woken the reading of what was typed ahead, and nobody else.
    answerSignals()
  }

  private func finish(_ event: LineEvent) {
    guard let question else { return }
    self.question = nil
    escapeTimer?.cancel()
    if leavesLine(event) {
      terminal.write(status.lineWasEntered(rows: rows(of: event, question.request)))
    }
    source.suspend()
    signals.catchesStop = false
    question.answer.resume(returning: event)
  }

  /// Whether the line that was asked for stays on the screen.
  private func leavesLine(_ event: LineEvent) -> Bool {
    if case .key(let key, _) = event { key.leavesLine } else { true }
  }

  /// How many rows of the screen a line takes that has just been entered; nil where nobody knows.
  private func rows(of event: LineEvent, _ request: LineRequest) -> Int? {
    let text: String
    switch event {
    case .line where request.kind == .secret, .key where request.kind == .secret: text = ""
    case .line(let line): text = line
    case .key(_, let line): text = line.text
    case .interrupted where !hasDroppedText: text = "^C"
    default: return nil
    }
    let shown = request.prompt.rendered(colored: false) + text
    let (size, rows) = (terminal.size, shown.terminalRows(of: terminal.size.columns))
    // Above what has scrolled away nothing can be reached.
    return rows.flatMap { $0 < size.rows - 1 ? $0 : nil }
  }

  private func cancel(_ number: Int) {
    guard let question, question.number == number else { return }
    question.reader.abandon(showing: "")
    finish(.cancelled)
  }
}

// MARK: - Input

extension LineEditor {
  private func inputArrived() {
    answerSignals()
    let chunk = input.read()
    // What was typed after a Ctrl-C is kept, so it must be answered before the chunk is added.
    answerSignals()
    input.append(chunk)
    consume()
    answerSignals()
  }

  private func consume() {
    escapeTimer?.cancel()
    guard let question else { return }
    if let line = nextLine(from: question) {
      finish(event(for: line, question.request))
    } else if input.hasEnded {
      input.reopen()
      finish(event(for: question.reader.endInput(), question.request))
    } else if question.request.answersEscape, question.reader.awaitsRestOfEscape {
      waitForRestOfEscape()
    }
  }

  /// What the input makes of the line; nil where it is still being typed.
  private func nextLine(from question: Question) -> ReadLine? {
    repeat {
      if let line = question.reader.consume(input) { return line }
      switch input.takeKey() {
      case .chord(let chord): return question.reader.end(with: .action(.press(chord)))
      case .escape:
        input.putEscape()
        if let line = question.reader.consume(input) { return line }
        if question.request.answersEscape, question.reader.awaitsRestOfEscape {
          return question.reader.end(with: .cancel)
        }
      default: break
      }
    } while !input.isExhausted
    return nil
  }

  private func event(for line: ReadLine, _ request: LineRequest) -> LineEvent {
    switch line {
    case .endOfInput: return .endOfInput
    case .key(let key, let bytes, let cursor):
      let text = value(String(decoding: bytes, as: UTF8.self), for: request)
      return .key(key, EditedLine(text: text, cursor: min(cursor, text.utf8.count)))
    case .line(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      if input.hasReplacements, text.contains("\u{FFFD}") { return .undecodable(text) }
      return .line(answer(text, to: request))
    }
  }

  private func answer(_ text: String, to request: LineRequest) -> String {
    let isCommand = request.kind == .field && LineRequest.isCommand(text)
    return request.kind == .command || isCommand ? accept(text) : value(text, for: request)
  }

  /// A text as a field takes it: one for a single line gets pasted lines as one.
  private func value(_ text: String, for request: LineRequest) -> String {
    request.kind == .field && !request.isMultiline ? text.joiningLines : text
  }

  /// Remembers a command line and returns the first of its lines; the others come next.
  private func accept(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    remember(lines.filter(mayRemember))
    pasted = lines.dropFirst()
    return lines[0]
  }

  private func remember(_ lines: [String]) {
    let entry = lines.joined(separator: "\n")
    if history.add(entry) { readline.remember(entry) }
  }
}

extension String {
  /// The text in one line, as a field for one line takes what is pasted into it.
  fileprivate var joiningLines: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

// MARK: - Escape

extension LineEditor {
  /// Takes an Escape for the key when nothing follows it in the time that a key's sequence takes.
  private func waitForRestOfEscape() {
    guard let patience = ReadlineReader.keySequenceTimeout else { return }
    escapeTimer = Task { [weak self] in
      try? await Task.sleep(for: patience)
      if !Task.isCancelled { self?.escapeIsComplete() }
    }
  }

  private func escapeIsComplete() {
    guard let question, question.reader.awaitsRestOfEscape else { return }
    finish(event(for: question.reader.end(with: .cancel), question.request))
  }
}

// MARK: - Signals

extension LineEditor {
  private func answerSignals() {
    let pending = signals.take()
    if pending.contains(.resize) { question?.reader.resize() }
    if pending.contains(.stop) { stop() }
    if pending.contains(.resume) { resume() }
    if pending.contains(.interrupt) { interrupt() }
    if pending.contains(.terminate) { end(.terminate) }
    if pending.contains(.hangUp) { end(.hangUp) }
  }

  private func interrupt() {
    guard heldOutput == nil else { return }
    input.discard()
    pasted = []
    guard let question else {
      terminal.write(status.lineAfterInterrupt)
      return onBusySignal(.interrupt)
    }
    hasDroppedText = question.reader.isTouched
    question.reader.abandon(showing: "^C")
    finish(.interrupted)
  }

  private func end(_ signal: TerminalSignal) {
    requestToEnd = signal
    dismissGuest()
    guard let question else { return onBusySignal(signal) }
    question.reader.abandon(showing: "")
    finish(.terminated(signal))
  }

  private func stop() {
    guard let reader = question?.reader else { return }
    reader.suspend()
    signals.stopProcess()
    reader.resume()
  }

  /// Takes the terminal again if a shell has changed its modes while the process was stopped.
  private func resume() {
    if TerminalModes.areCanonical { question?.reader.resume() }
  }
}
