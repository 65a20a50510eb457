// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Runs rounds in a session with many windows: a menu command presents a sheet, Escape ends it.
@MainActor
final class RoundRunner {
  let windows: Int
  let session: Session
  /// What opening the windows has cost in resident memory.
  let bytesPerWindow: Int
  private var keyWindow = 0
  /// Coprime to every window count that is a power of ten.
  private static let stride = 7_919

  init(windows: Int) throws {
    self.windows = windows
    session = Session(RepositoryApp())
    let before = ResidentMemory.peak
    for _ in 1..<windows {
      let report = session.perform(.openWindow(scene: RepositoryApp.scene, value: nil))
      guard report.isAccepted else { throw BenchmarkError.refused("opening a window") }
    }
    bytesPerWindow = (ResidentMemory.peak - before) / windows
    try checkOneRound()
  }

  /// Runs rounds in the window that is key.
  func runInKeyWindow(_ rounds: Int) throws {
    let dismissals = (session.dismissals, Tally.onDismissCalls)
    for _ in 0..<rounds { try runRound() }
    guard session.dismissals - dismissals.0 == rounds, Tally.onDismissCalls - dismissals.1 == rounds
    else {
      throw BenchmarkError.incomplete("onDismiss did not run once a round")
    }
  }

  /// Runs rounds each in another window, which is made key before.
  func runInChangingWindow(_ rounds: Int) throws {
    for _ in 0..<rounds {
      keyWindow = (keyWindow + Self.stride) % windows
      guard session.perform(.makeKey(window: keyWindow + 1)).isAccepted else {
        throw BenchmarkError.refused("making a window key")
      }
      try runRound()
    }
  }

  /// The engine's work for one round in the key window.
  func workPerRound() throws -> WorkCounters {
    let before = session.counters
    try runRound()
    return session.counters.since(before)
  }

  private func runRound() throws {
    let chosen = session.perform(.chooseMenuItem(.name("clone")))
    guard chosen.presentsSheet else { throw BenchmarkError.incomplete("no sheet came up") }
    let escaped = session.perform(.pressKey(.cancelAction))
    guard escaped.endsSheet else { throw BenchmarkError.incomplete("the sheet did not go") }
  }

  /// Looks at the window itself, once, while the sheet is up and after.
  private func checkOneRound() throws {
    _ = session.perform(.chooseMenuItem(.name("clone")))
    guard session.keyWindow?.presentations.map(\.id) == ["clone"] else {
      throw BenchmarkError.incomplete("the key window shows no clone sheet")
    }
    _ = session.perform(.pressKey(.cancelAction))
    guard session.keyWindow?.presentations.isEmpty == true, session.issues.isEmpty else {
      throw BenchmarkError.incomplete("the sheet stayed, or the session has issues")
    }
  }
}

extension Report {
  fileprivate var presentsSheet: Bool {
    for case .sheetPresented in events { return true }
    return false
  }

  /// Whether a sheet has gone and its `onDismiss` has run.
  fileprivate var endsSheet: Bool {
    var (isDismissed, hasRun) = (false, false)
    for event in events {
      switch event {
      case .sheetDismissed: isDismissed = true
      case .onDismissRan: hasRun = isDismissed
      default: break
      }
    }
    return hasRun
  }
}
