// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// Does what Escape does where no control has it. // S26
  ///
  /// The button in the place of cancel comes first, then the exit command (S29: a disabled cancel button
  /// does not guard it), then the sheet's own dismissal.
  func escape() throws(Refusal) {
    guard let surface = keySurface else { throw .noWindow }
    if let cancel = surface.cancelButton(policies) { return press(cancel, on: surface) }
    if surface.runExitCommand() { return }
    guard let presenter = surface.presenter else {
      if surface.window.isUtility { return requestClose(surface.window) }
      throw Refusal(.notFound, "There is no sheet that Escape could end.")
    }
    if surface.endsWithEscape(policies) { return endByRequest(presenter) }
    let advice =
      surface.hasEnabledButton ? "; use one of its buttons" : ", and none of its buttons is enabled"
    throw Refusal(.blocked, "This sheet does not end with Escape\(advice).")
  }

  /// Writes nil or false into a presenter's binding, and notes a binding that does not take it. // S2, B8
  func endByRequest(_ presenter: any Presenter) {
    let before = activity
    presenter.resetBinding()
    guard activity == before, let surface = presenter.surface else { return }
    presenter.readBinding()
    if presenter.isWanted {
      note(.noWayOut(of: surface.issueName, because: "its binding ignores that it was dismissed"))
    }
  }
}

extension Surface {
  /// Whether Escape ends what is presented, where nothing else on it has Escape. // S25, S26
  func endsWithEscape(_ policies: Policies) -> Bool {
    kind.isAlert || !isInteractiveDismissDisabled && policies.escapeDismissesSheet
  }

  /// The issue that a person cannot end the sheet; nil where there is a way, or where a task that is
  /// running may end it.
  func lackOfWayOut(in session: Session) -> RuntimeIssue? {
    guard presenter != nil, !endsWithEscape(session.policies), !hasExitCommand, !session.isBusy,
      !hasEnabledButton
    else { return nil }
    return .noWayOut(
      of: issueName, because: "Escape does not dismiss it and none of its buttons is enabled")
  }

  fileprivate var hasEnabledButton: Bool { buttons.contains(where: \.isEnabled) }

  /// What issues call the presentation.
  var issueName: String { presentedID.text ?? titleAsName }
}
