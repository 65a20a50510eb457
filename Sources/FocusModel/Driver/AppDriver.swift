// SPDX-License-Identifier: Apache-2.0

/// Drives an app as a UI test does: by the names and labels that a person sees.
///
/// Every call on a menu, a control, a key or a window is one ``UserAction``; it throws the session's
/// ``Refusal``, with what was near, when the app cannot do it. What is shown afterwards is read from the
/// driver's properties:
///
///     let app = AppDriver(JournalApp())
///     try app.menu("Repository", "Clone…")
///     #expect(app.sheet?.id == "clone")
///     try app.set("URL", to: "https://host/x.git")
///     try app.press("Clone")
///     #expect(app.sheet == nil)
@MainActor
public final class AppDriver {
  /// The running app.
  public let session: Session
  /// What the app did outside any action since it started, because a task wrote state, say.
  public private(set) var unpromptedReports: [Report] = []

  /// Starts an app.
  public convenience init<A: App>(_ app: A, policies: Policies = Policies()) {
    self.init(driving: Session(app, policies: policies))
  }

  /// Drives an app that runs already, one with restored windows, say.
  public init(driving session: Session) {
    self.session = session
    session.onUnpromptedReport = { [weak self] in self?.unpromptedReports.append($0) }
  }

  /// Carries out an action.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - filePath: The file of the code that asks for it, which a refusal names.
  ///   - line: The line of that code.
  /// - Returns: What it changed.
  /// - Throws: The session's refusal; the app is then as it was before.
  @discardableResult
  public func perform(
    _ action: UserAction, filePath: String = #filePath, line: Int = #line
  ) throws(Refusal) -> Report {
    let report = session.perform(action)
    if let refusal = report.refusal { throw refusal.at(filePath: filePath, line: line) }
    return report
  }
}
