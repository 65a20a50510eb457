// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A dialog whose default button an action presses.
struct Confirmation {
  fileprivate let window: Int
  fileprivate let dialog: PresentationSnapshot
  /// How many presentations stand on the window, this dialog the last of them.
  fileprivate let depth: Int
  /// What is in front of the window when the button has been pressed.
  fileprivate var pressed: PresentationSnapshot?
}

extension Shell {
  /// Carries out an action, and checks that a dialog whose default button it has pressed has taken it.
  ///
  /// Whichever line or request asks for it: this is the one way to a default button.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - endsDialog: Whether the line stands for the whole dialog, so that one that stays is a failure even
  ///     where it says nothing, and so is a further question.
  ///   - limit: How long to wait for tasks; nil neither waits nor checks, but has the next step do so.
  ///   - result: Is given what the action changed.
  /// - Throws: Why the action was refused, or what the dialog says.
  func carryOut(
    _ action: UserAction, endingDialog endsDialog: Bool = false, waiting limit: Duration?,
    into result: inout LineResult
  ) async throws(LineError) {
    var confirmation = confirmation(by: action)
    try perform(action, into: &result)
    if let dialog = confirmation { confirmation?.pressed = front(of: dialog) }
    guard let limit else {
      unchecked = confirmation
      return
    }
    guard let confirmation else { return }
    try await waitIfBusy(atMost: limit, into: &result)
    try check(confirmation, endsDialog: endsDialog)
  }

  /// Presses the default button of the dialog that a command has put up, which must be gone then.
  func confirm(
    waiting limit: Duration?, into result: inout LineResult
  ) async throws(LineError) {
    guard !session.presented.isEmpty else {
      throw LineError(
        .notFound, "The command has put up no sheet whose default button ! could press.")
    }
    try await carryOut(
      .confirm, endingDialog: true, waiting: limit ?? Self.usualPatience, into: &result)
  }

  /// The dialog whose default button an action presses, if it presses one.
  private func confirmation(by action: UserAction) -> Confirmation? {
    guard action.mayConfirm, !session.presented.isEmpty, let window = session.keyWindow,
      let dialog = window.presentations.last, action.confirms(dialog)
    else { return nil }
    return Confirmation(window: window.number, dialog: dialog, depth: window.presentations.count)
  }

  /// What is in front of the dialog's window now.
  private func front(of confirmation: Confirmation) -> PresentationSnapshot? {
    let window = session.window(confirmation.window)
    return window?.presentations.last
  }

  /// Fails a line that has confirmed a dialog when an alert has come up instead, or the dialog has stayed to
  /// say what is wrong.
  ///
  /// Unless the line stands for the whole dialog, one that stays and says nothing new, and a further
  /// question, are as the app wants it.
  func check(_ confirmation: Confirmation, endsDialog: Bool = false) throws(LineError) {
    let before = confirmation.dialog
    guard let window = session.window(confirmation.window), let front = window.presentations.last
    else { return }
    let isSame = front.id == before.id && window.presentations.count == confirmation.depth
    if front.kind.isAlert {
      if endsDialog || front.kind == .alert && !isSame { throw LineError(refusalBy: front) }
      return
    }
    guard isSame else { return }
    let known = [before] + [confirmation.pressed].compactMap { $0?.id == before.id ? $0 : nil }
    if let complaint = front.complaint(since: known) { throw LineError(.operation, complaint) }
    if endsDialog { throw LineError(.operation, "The sheet \(named(front.id)) is still up.") }
  }
}

extension UserAction {
  /// Whether the action presses the default button of some dialog.
  fileprivate var mayConfirm: Bool {
    switch self {
    case .confirm, .pressKey(.defaultAction), .press: true
    default: false
    }
  }

  /// Whether an action that may do so presses the default button of this dialog.
  fileprivate func confirms(_ dialog: PresentationSnapshot) -> Bool {
    guard case .press(let query) = self else { return true }
    let buttons = dialog.content.flattened.filter { $0.isButton && $0.isNamed(query.label) }
    let pressed =
      query.occurrence.map { buttons.dropFirst($0 - 1).first }
      ?? (buttons.first(where: \.isEnabled) ?? buttons.first)
    return pressed?.action == .default
  }
}

extension Element {
  /// Whether a line that presses the element may call it so: by its label or its identifier.
  fileprivate func isNamed(_ name: String) -> Bool {
    let folded = FormField.folded(name)
    return label == name || identifier == name || FormField.folded(label) == folded
  }
}

extension LineError {
  /// The error of a line that an alert has answered.
  fileprivate init(refusalBy alert: PresentationSnapshot) {
    self.init(.operation, ([alert.title] + alert.content.shownTexts).joined(separator: ": "))
  }
}

extension [String] {
  /// The texts in one line; a full stop ends one that has none where the next begins like a sentence.
  fileprivate var sentences: String {
    dropFirst().reduce(first ?? "") { text, next in
      let needsStop = text.last?.isPunctuation == false && next.first?.isUppercase == true
      return text + (needsStop ? ". " : " ") + next
    }
  }
}

extension PresentationSnapshot {
  /// What the dialog says that it did not say at a moment before; nil when that is nothing.
  ///
  /// What went wrong may be what went wrong the last time, and was shown until the button was pressed.
  fileprivate func complaint(since moments: [PresentationSnapshot]) -> String? {
    moments.map(texts).first { !$0.isEmpty }?.sentences
  }

  private func texts(notIn other: PresentationSnapshot) -> [String] {
    let known = Set(other.content.shownTexts)
    return content.shownTexts.filter { !known.contains($0) }
  }
}
