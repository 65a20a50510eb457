// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an app asks of the system by name instead of through its environment.
///
/// Such a request says nothing of who makes it: it goes to the session whose action runs, or whose task
/// makes it. Without one, nothing happens.
package enum RunningApp {
  /// Ends the app, unless an alert or a dialog has to be answered first. // S34
  package static func quit() {
    act { session in
      if !session.isQuittingPrevented { session.quit() }
    }
  }

  /// Hides the app.
  package static func hide() { act { $0.hide() } }

  /// Shows the app again, with the front window key.
  package static func show() { act { $0.unhide() } }

  /// Opens the app's settings.
  package static func openSettings() {
    act { $0.openWindow(id: "settings", value: nil, type: nil) }
  }

  /// Asks the system to open an address.
  ///
  /// - Returns: Whether there was an app to ask.
  package static func open(_ url: URL) -> Bool { act { $0.openBySystem(url) } }

  /// Whether the app is hidden.
  package static var isHidden: Bool {
    onMainActor { session?.isHidden ?? false }
  }

  /// The text that was cut or copied last.
  package static var copiedText: String {
    get { onMainActor { session?.pasteboard ?? "" } }
    set { act { $0.pasteboard = newValue } }
  }

  /// Runs a closure with the session, on the main actor.
  @discardableResult
  private static func act(_ body: @escaping @MainActor @Sendable (Session) -> Void) -> Bool {
    guard let session else { return false }
    hopToMainActor { session.transactUnprompted { body(session) } }
    return true
  }

  private static var session: Session? {
    onMainActor { Session.current } ?? TaskRegister.current?.session
  }
}
