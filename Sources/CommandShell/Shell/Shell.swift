// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Runs lines in an app: parses nothing and prints nothing, but turns statements into user actions and
/// what they changed into results.
@MainActor
final class Shell {
  /// The running app; another takes its place when actions are undone.
  private(set) var session: Session
  var lookup = CommandLookup()
  /// Lines by the names that a person has given them.
  var aliases: [String: String] = [:]
  /// The keys that a person has given lines to.
  var keyBindings = KeyBindings()
  /// What the keys of the terminal do; nil without one.
  var keyTable: KeyTable?
  /// The sheet that each command has put up the last time; kept for completion alone.
  var knownForms: [String: KnownForm] = [:]
  /// The history that `:history` lists; nil outside an interactive shell.
  var history: (any LineHistory)?
  /// The files that are being run, innermost last, so that one that runs itself is noticed.
  var openSources: [String] = []
  /// The aliases that are being run, for the same reason.
  var openAliases: [String] = []
  /// What was done since the app started.
  var log = ActionLog()
  /// The script that is being written of what is done.
  var recording: Recording?
  /// The dialog that the last step has confirmed, where nobody has waited for what it makes of that.
  var unchecked: Confirmation?
  /// Starts another app like this one, as it was before anything was done in it.
  var makeSession: (() throws(LineError) -> Session)?
  /// How often tasks may wake while one line lets time pass.
  var mostWakings = 100_000
  /// What was looked at last, for further looks at the same.
  private var lastLook: (transactions: Int, elements: [Element])?
  private var lastTitles: (transactions: Int, titles: [(number: Int, title: String)])?
  /// What happened outside any line since the last one.
  private var unprompted: [Report.Event] = []
  /// Is given what happens while no line runs: what a task changed.
  var onUnprompted: (([Report.Event]) -> Void)?
  /// Is given what happens in tasks as soon as it happens, whether or not a line runs.
  var onLive: (([Report.Event]) -> Void)?
  private var isRunning = false
  /// Whether a signal has asked the shell to stop waiting.
  var isInterrupted: () -> Bool = { false }
  /// Is given what a line has given so far, before its tasks are waited for.
  var onProgress: (LineResult) -> Void = { _ in }
  /// The columns that lines should keep to; nil, as in batch, sets no limit.
  var pageWidth: () -> Int? = { nil }
  /// Runs while tasks are waited for: what was printed may be shown.
  var onWait: () -> Void = {}

  init(session: Session) {
    self.session = session
    listen()
  }

  /// Puts another app in the place of the one that runs.
  func adopt(_ session: Session) {
    self.session.onUnpromptedReport = nil
    self.session = session
    lookup = CommandLookup()
    (lastLook, lastTitles) = (nil, nil)
    listen()
  }

  private func listen() {
    session.onUnpromptedReport = { [weak self] report in self?.receive(report) }
  }

  private func receive(_ report: Report) {
    onLive?(report.events)
    if isRunning {
      unprompted += report.events
    } else {
      onUnprompted?(report.events)
    }
  }

  /// Runs a statement and waits until the tasks that it has started have settled.
  ///
  /// - Parameters:
  ///   - statement: What the line says.
  ///   - limit: How long to wait for tasks; nil does not wait.
  /// - Returns: What the line gave.
  func run(_ statement: Statement, waiting limit: Duration?) async -> LineResult {
    await run(.line(statement), waiting: limit)
  }

  /// Runs what a line or a program asks for, and collects what it gives and why it failed.
  func run(_ source: ActionLog.Source, waiting limit: Duration?) async -> LineResult {
    isRunning = true
    defer { isRunning = false }
    var result = LineResult()
    do throws(LineError) {
      try await carryOut(source, settling: limit, into: &result)
    } catch {
      result.error = error
    }
    return result
  }

  /// Whether something has happened that no line has taken notice of.
  var hasUnprompted: Bool { !unprompted.isEmpty }

  func takeUnprompted() -> [Report.Event] {
    defer { unprompted = [] }
    return unprompted
  }

  /// Carries out an action and notes what it changed.
  func perform(_ action: UserAction, into result: inout LineResult) throws(LineError) {
    let report = session.perform(action)
    result.add(report.events)
    if let refusal = report.refusal { throw LineError(refusal) }
    log.append(.action(action), worksOutside: report.mayWorkOutside)
  }

  /// The elements that lines act on, with all that they hold: those of the front sheet, else of the key
  /// window.
  ///
  /// A script often looks several times at what one line has changed, so they are kept until something
  /// changes.
  var shownElements: [Element] {
    if let lastLook, lastLook.transactions == session.transactions { return lastLook.elements }
    let elements = session.frontElements.flattened
    lastLook = (session.transactions, elements)
    return elements
  }

  /// The numbers and titles of the windows front to back, for completion: one Tab often follows another.
  var windowTitles: [(number: Int, title: String)] {
    if let lastTitles, lastTitles.transactions == session.transactions { return lastTitles.titles }
    let titles = session.windowTitles
    lastTitles = (session.transactions, titles)
    return titles
  }

  // MARK: - Statements

  /// Carries out a step of the log, then waits for its tasks, though it fails; with no limit it does not wait.
  func carryOut(
    _ source: ActionLog.Source, settling limit: Duration?, into result: inout LineResult
  ) async throws(LineError) {
    beginStep()
    do throws(LineError) {
      switch source {
      case .line(let statement):
        // Most lines neither wait nor start anything: an asynchronous call costs more than many of them.
        if try !executeAtOnce(statement, into: &result) {
          try await execute(statement, waiting: limit, into: &result)
        }
      case .action(let action): try await carryOut(action, waiting: limit, into: &result)
      }
      if let limit, session.isBusy { try await waitIfBusy(atMost: limit, into: &result) }
    } catch {
      if let limit, session.isBusy, !error.hasWaited { _ = await settle(within: limit) }
      result.add(takeUnprompted())
      endStep(source, error)
      throw error
    }
    result.add(takeUnprompted())
    endStep(source, nil)
  }

  /// Carries out a statement that waits for nothing meanwhile.
  ///
  /// - Returns: Whether it is such a statement; of another nothing is done.
  private func executeAtOnce(
    _ statement: Statement, into result: inout LineResult
  ) throws(LineError) -> Bool {
    switch statement {
    case .menu(let command): return try choose(command, into: &result)
    case .verb(let verb, let range):
      do throws(LineError) {
        return try runAtOnce(verb, into: &result)
      } catch {
        throw error.at(range)
      }
    case .text(let text): try type(text, into: &result)
    case .empty, .comment: break
    case .inWindow: return false
    }
    return true
  }

  /// Carries out a statement; what was done before an error stays in the result.
  ///
  /// - Parameters:
  ///   - statement: What the line says.
  ///   - limit: How long to wait for what a confirmed dialog starts; nil does not wait.
  ///   - result: Is given what the line gives.
  /// - Throws: Why the line fails.
  func execute(
    _ statement: Statement, waiting limit: Duration?, into result: inout LineResult
  ) async throws(LineError) {
    switch statement {
    case .empty, .comment: break
    case .text(let text): try type(text, into: &result)
    case .menu(let command): try await run(command, waiting: limit, into: &result)
    case .verb(let verb, let range):
      do throws(LineError) {
        try await run(verb, waiting: limit, into: &result)
      } catch {
        throw error.at(range)
      }
    case .inWindow(let window, let range, let inner):
      do throws(LineError) {
        try perform(.makeKey(window: try number(of: window)), into: &result)
      } catch {
        throw error.at(range)
      }
      try await execute(inner, waiting: limit, into: &result)
    }
  }
}

/// The lines that were entered before.
@MainActor
protocol LineHistory: AnyObject {
  /// The lines that contain a text, oldest first; all of them for nil.
  func lines(matching text: String?) -> [String]
}
