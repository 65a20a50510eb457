// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Shows how far the app's tasks have come while there are any, and cancels what runs in front.
@MainActor
final class TaskWatch {
  private let shell: Shell
  private let editor: LineEditor
  private var ticking: Task<Void, Never>?
  /// The window in which something has gone on last.
  private var latestWindow: Int?
  /// What a terminal that can only print was last told of.
  private var toldPhase: String?
  /// Whether a line waits for what runs.
  var isWaitedFor = false
  private var session: Session { shell.session }

  /// How long one state is shown at least; also how soon the first one is.
  private static let pace = Duration.milliseconds(100)

  init(shell: Shell, editor: LineEditor) {
    self.shell = shell
    self.editor = editor
  }

  /// Takes note of what tasks have reported.
  func note(_ events: [Report.Event]) {
    for case .taskProgressed(_, _, let window) in events { latestWindow = window }
    start()
  }

  /// Begins to watch, where something runs and nothing is watched yet.
  func start() {
    guard ticking == nil, session.isBusy else { return }
    // Detached, or it would pass for one of the app's own tasks where one of them has led here.
    ticking = Task.detached { [weak self] in await self?.watch() }
  }

  /// Cancels what runs in front of the key window, by the button that a person would press for it.
  ///
  /// - Returns: What that changed; nil where there is nothing of the kind.
  func cancel() -> [Report.Event]? {
    guard session.isBusy, let front = session.keyWindow?.front.flattened,
      front.contains(where: { $0.role == .progress }),
      front.contains(where: { $0.isButton && $0.action == .cancel && $0.isEnabled })
    else { return nil }
    return session.perform(.pressKey(.cancelAction)).events
  }

  private func watch() async {
    let clock = ContinuousClock()
    let start = clock.now
    while session.isBusy {
      try? await Task.sleep(for: Self.pace)
      show(after: Int((clock.now - start).components.seconds))
    }
    ticking = nil
    latestWindow = nil
    toldPhase = nil
    editor.show(status: nil)
  }

  private func show(after seconds: Int) {
    let terminal = editor.terminal
    if terminal.isDumb { return tellPhase() }
    let line = current?.line(after: seconds, in: terminal.size.columns)
    editor.show(status: line?.rendered(colored: terminal.usesColor))
  }

  /// Says what is being done, once for each thing: a terminal that can only print cannot show how far.
  private func tellPhase() {
    guard let current, current.phase != toldPhase else { return }
    toldPhase = current.phase
    editor.printAbove(visible(current.phase) + " …\n")
  }

  /// What runs in front, else in the window where something has gone on last.
  private var current: ProgressText? {
    guard session.isBusy else { return nil }
    return ProgressText(inFrontOf: session.keyWindow)
      ?? ProgressText(inFrontOf: latestWindow.flatMap(session.window))
      ?? (isWaitedFor ? ProgressText(unseen: "Waiting for a task") : nil)
  }
}
