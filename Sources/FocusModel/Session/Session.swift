// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A running app without a screen: its windows in order, its menu bar, and the one way to act on them.
///
/// A user's action goes in as a ``UserAction`` and what it changed comes out as a ``Report``. Each action
/// is one transaction: it runs, state is written, views are updated until nothing more changes,
/// presentations are brought in line with their bindings, and the focused values are resolved.
@MainActor
public final class Session {
  /// The decisions where SwiftUI's behaviour is not documented.
  @exclusivity(unchecked) public var policies: Policies { didSet { policiesDidChange() } }
  /// The faults noticed so far, in order.
  public private(set) var issues: [RuntimeIssue] = []
  /// What was noticed on the way that has done no harm by itself; see ``findings``.
  private(set) var notes: [RuntimeIssue] = []
  /// The work done so far.
  public var counters: WorkCounters {
    depth == 0 ? finishedWork : finishedWork + WorkCounters.running
  }
  /// How many `onDismiss` closures have run.
  @exclusivity(unchecked) public internal(set) var dismissals = 0
  /// Whether the app is hidden: no window is key then. // F27
  public internal(set) var isHidden = false {
    didSet { if isHidden != oldValue { hiding.invalidateReaders() } }
  }
  /// The window whose focused values menus saw when the app was hidden, by its number. // F27
  var mainBeforeHiding: Int?
  /// Whether a command of the menu bar is running, for which the app would be in front. // W18
  @exclusivity(unchecked) var isChoosingInMenuBar = false
  /// Whether the running action was chosen in an open menu. // M26
  var isTrackingMenu = false
  /// Whether the app takes nothing but that it is quit. // M26
  var hangs = false
  /// The transaction in which a window was opened last, and the window that was key before. // M27, S21
  var opening: (transaction: Int, keyBefore: Int?) = (-1, nil)
  /// Whether the app was asked to quit, or its last `Window` scene was closed. // W7
  public internal(set) var hasQuit = false
  /// The clock that the app's tasks sleep on; nil for the clocks of the system.
  public nonisolated let clock: VirtualClock?
  /// Is given what happens outside any action: state written by a task, and what follows from it.
  public var onUnpromptedReport: ((Report) -> Void)?

  /// The app's scenes and commands, and the views in menus.
  private(set) lazy var appGraph = ViewGraph(session: self)
  /// The environment of the app's scenes and commands.
  private(set) lazy var appPlace = EnvironmentPlace(in: self)
  var appRoot: _Node?
  /// What those hold who may outlive the session.
  let link = SessionLink()
  let windows = WindowOrder()
  let focus = FocusedValueStore()
  let commands = CommandIndex()
  let tasks = TaskRegister()
  /// What `@AppStorage` keeps.
  let appValues = ValueStore()
  /// What depends on whether the app is hidden.
  let hiding = ActivityStatus()
  var pasteboard = ""
  /// Whether the whole text of the field with keyboard focus is selected.
  var isAllSelected = false
  /// The addresses that the app has asked the system to open, in order.
  public internal(set) var openedURLs: [URL] = []
  /// The values that the app has shared with others, as described, in order.
  public internal(set) var sharedItems: [String] = []
  /// The name of the app: that of its type, in words.
  public let appName: String

  @exclusivity(unchecked) private var finishedWork = WorkCounters()
  @exclusivity(unchecked) private var report = Report()
  @exclusivity(unchecked) private var raised: Set<RuntimeIssue> = []
  @exclusivity(unchecked) private var depth = 0
  /// How many transactions have ended; what is shown changes in no other way.
  @exclusivity(unchecked) public private(set) var transactions = 0
  @exclusivity(unchecked) private var queuedGraphs: [ViewGraph] = []
  /// Hold what is being worked off, while more may be queued; kept for their storage.
  @exclusivity(unchecked) private var updatingGraphs: [ViewGraph] = []
  @exclusivity(unchecked) private var effects: [() -> Void] = []
  @exclusivity(unchecked) private var runningEffects: [() -> Void] = []
  @exclusivity(unchecked) private var presenters: [any Presenter] = []
  @exclusivity(unchecked) private var presentersInTurn: [any Presenter] = []
  /// What has ended while presenters were brought in line. // S12
  @exclusivity(unchecked) var endedInRound: [Surface] = []
  private var isFlushScheduled = false

  /// The session whose transaction is running, for writes to objects that belong to no view.
  static var current: Session? { running?.takeUnretainedValue() }
  @exclusivity(unchecked) private static var running: Unmanaged<Session>?

  /// Starts an app: evaluates its scenes and opens the window that it launches with. // W14
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - policies: The decisions where SwiftUI's behaviour is not documented.
  ///   - opensLaunchWindow: Whether the first scene shows a window right away, as when a person starts the
  ///     app; false when it is started to open something.
  ///   - clock: The clock that the app's tasks sleep on; nil for the clocks of the system.
  public init<A: App>(
    _ app: A, policies: Policies = Policies(), opensLaunchWindow: Bool = true,
    clock: VirtualClock? = nil
  ) {
    self.policies = policies
    self.clock = clock
    appName = A.displayName
    link.session = self
    focus.session = self
    commands.session = self
    transact {
      appRoot = A.makeRoot(app, in: self)
      if opensLaunchWindow { openLaunchWindow() }
    }
    report = Report()
  }

  /// Cuts off the bindings, actions and tasks that an app may still hold.
  deinit {
    let (root, windows, focus, link) = (appRoot, windows, focus, link)
    onMainActor {
      link.session = nil
      focus.session = nil
      root?.disconnect()
      for window in windows.inOrderOfOpening {
        for surface in window.surfaces { surface.disconnect() }
      }
    }
  }

  /// What rests on policies is found anew.
  private func policiesDidChange() {
    commands.forget()
    focus.keyWindowDidChange()
  }

  // MARK: - Acting

  /// Carries out an action and tells what it changed.
  public func perform(_ action: UserAction) -> Report {
    defer { isTrackingMenu = false }
    return transact(by: action) { () throws(Refusal) in try dispatch(action) }
  }

  /// Runs a body as one transaction: what it writes is propagated when the outermost one ends.
  @discardableResult
  func transact(by action: UserAction? = nil, _ body: () throws(Refusal) -> Void) -> Report {
    guard depth == 0 else {
      carryOut(body)
      return Report()
    }
    let outer = (session: Session.running, work: WorkCounters.running)
    Session.running = .passUnretained(self)
    WorkCounters.running = WorkCounters()
    depth = 1
    report.startsTasks = tasks.attributing(to: self, by: action) {
      carryOut(body)
    } then: {
      settle()
    }
    depth = 0
    finishedWork = finishedWork + WorkCounters.running
    (Session.running, WorkCounters.running) = outer
    return takeReport()
  }

  private func carryOut(_ body: () throws(Refusal) -> Void) {
    do throws(Refusal) {
      try body()
    } catch {
      report.refusal = error
      record(.commandRefused(error))
    }
  }

  /// Runs a body as one transaction that no action has asked for, and hands out what it changed.
  func transactUnprompted(_ body: () -> Void) {
    let report = transact(body)
    if !report.events.isEmpty { onUnpromptedReport?(report) }
  }

  private func takeReport() -> Report {
    transactions &+= 1
    var finished = Report()
    swap(&finished, &report)
    if !raised.isEmpty { raised.removeAll(keepingCapacity: true) }
    return finished
  }

  // MARK: - Recording

  func record(_ event: Report.Event) {
    if report.events.isEmpty { report.events.reserveCapacity(4) }
    report.events.append(event)
  }

  /// Records something that happens outside any action.
  func announce(_ event: Report.Event) {
    record(event)
    if depth == 0 { scheduleFlush() }
  }

  /// Counts what has come of the running action so far.
  var activity: Int {
    report.events.count + queuedGraphs.count + effects.count + presenters.count
  }

  /// Raises an issue; the same one counts once in a transaction.
  func raise(_ issue: RuntimeIssue) {
    guard raised.insert(issue).inserted else { return }
    issues.append(issue)
    record(.issueRaised(issue))
  }

  /// Raises an issue, unless it was raised before.
  func raiseOnce(_ issue: RuntimeIssue) {
    if !issues.contains(issue) { raise(issue) }
  }

  /// Keeps what is worth knowing and does no harm by itself, for ``findings``.
  func note(_ issue: RuntimeIssue) {
    if !notes.contains(issue) { notes.append(issue) }
  }

  func recordWrite(
    of property: String, owner: _Node, old: DescribedValue, new: DescribedValue
  ) {
    let view = owner.describedValueType
    if ReadTracker.isReading { raise(.changeDuringUpdate(of: property, in: view)) }
    record(
      .stateWritten(
        Report.StateWrite(
          key: property, view: view, old: old, new: new,
          window: owner.graphLink.borrow { $0.windowNumber })))
  }

  func recordObjectWrite<Object: AnyObject, Value>(
    of property: @autoclosure () -> String, _ object: Object, old: Value, new: Value
  ) {
    if Comparator.of(Value.self).areEqual(old, new) { return }
    record(
      .stateWritten(
        Report.StateWrite(
          key: property(), view: "\(type(of: object))", old: DescribedValue(old),
          new: DescribedValue(new), window: nil)))
  }

  // MARK: - Updating

  /// Puts a graph on the list of those to update; outside a transaction, sees to it that one comes.
  func needsUpdate(_ graph: ViewGraph) {
    if !graph.isQueued {
      graph.isQueued = true
      queuedGraphs.append(graph)
    }
    if depth == 0 { scheduleFlush() }
  }

  /// Runs a closure when the views are up to date: what a modifier such as `onChange` asks for.
  func afterUpdate(_ effect: @escaping () -> Void) {
    effects.append(effect)
    if depth == 0 { scheduleFlush() }
  }

  /// Has a presenter's binding and what it shows brought in line after the update.
  func needsPresentation(_ presenter: any Presenter) {
    guard !presenter.status.contains(.queuedPresentation) else { return }
    presenter.status.insert(.queuedPresentation)
    presenters.append(presenter)
    if depth == 0 { scheduleFlush() }
  }

  /// A write outside any action (in a task, say) is propagated as soon as the main actor is free.
  private func scheduleFlush() {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    Task { [link] in link.session?.flushUnprompted() }
  }

  /// Propagates what was written outside any action.
  public func flushUnprompted() {
    isFlushScheduled = false
    if depth == 0 { transactUnprompted {} }
  }

  /// Updates, runs effects and presents, until nothing more changes or the bound is reached. // F21
  private func settle() {
    var rounds = 0
    while !queuedGraphs.isEmpty || !effects.isEmpty || !presenters.isEmpty || focus.isStale {
      rounds += 1
      guard rounds <= policies.updateRounds, updateGraphs() else {
        return breakLoop()
      }
      WorkCounters.running.rounds += 1
      runEffects()
      presentQueued()
      focus.resolve()
    }
  }

  /// Updates the graphs that have been queued, in order of their windows: what windows share marks them
  /// in no order of its own.
  ///
  /// Mostly there is one; then no list is gone through, here and for effects and presenters.
  private func updateGraphs() -> Bool {
    if queuedGraphs.count == 1 { return update(queuedGraphs.removeLast()) }
    swap(&queuedGraphs, &updatingGraphs)
    defer { updatingGraphs.removeAll(keepingCapacity: true) }
    updatingGraphs.sort { $0.number < $1.number }
    for graph in updatingGraphs {
      guard update(graph) else { return false }
    }
    return true
  }

  private func update(_ graph: ViewGraph) -> Bool {
    let isStable = graph.update(bound: 1_000_000)
    graph.isQueued = false
    if isStable, graph.hasPendingUpdates { needsUpdate(graph) }
    return isStable
  }

  private func runEffects() {
    guard !effects.isEmpty else { return }
    if effects.count == 1 { return effects.removeLast()() }
    swap(&effects, &runningEffects)
    for effect in runningEffects { effect() }
    runningEffects.removeAll(keepingCapacity: true)
  }

  private func presentQueued() {
    guard !presenters.isEmpty else { return }
    if presenters.count == 1 {
      let presenter = presenters.removeLast()
      presenter.status.remove(.queuedPresentation)
      reconcile(presenter)
    } else {
      presentInTurn()
    }
    if !endedInRound.isEmpty { endedInRound.removeAll(keepingCapacity: true) }
  }

  /// What ends goes before what comes up, so that a sheet may make room for another in one action. // S20
  private func presentInTurn() {
    swap(&presenters, &presentersInTurn)
    for presenter in presentersInTurn { presenter.status.remove(.queuedPresentation) }
    for presenter in presentersInTurn where presenter.isRemoved || !presenter.isWanted {
      reconcile(presenter)
    }
    for presenter in presentersInTurn where !presenter.isRemoved && presenter.isWanted {
      reconcile(presenter)
    }
    presentersInTurn.removeAll(keepingCapacity: true)
  }

  private func breakLoop() {
    raise(.updateLoop(bound: policies.updateRounds))
    for graph in queuedGraphs { graph.dropPendingUpdates() }
    for graph in queuedGraphs { graph.isQueued = false }
    queuedGraphs = []
    effects = []
    for presenter in presenters { presenter.status.remove(.queuedPresentation) }
    presenters = []
    focus.settleForNow()
  }
}
