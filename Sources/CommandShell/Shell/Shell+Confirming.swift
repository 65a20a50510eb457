// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A dialog whose default button a line is about to press.
struct Confirmation {
  let window: Int
  let dialog: PresentationSnapshot
}

extension Shell {
  /// The dialog whose default button a statement presses, if it presses one.
  func confirmation(by statement: Statement) -> Confirmation? {
    guard case .verb(let verb, _) = statement, verb.mayConfirm, let window = session.keyWindow,
      let dialog = window.presentations.last, verb.confirms(dialog)
    else { return nil }
    return Confirmation(window: window.number, dialog: dialog)
  }

  /// The dialog as it is now; nil when it is no longer in front.
  func shown(_ confirmation: Confirmation) -> PresentationSnapshot? {
    let window = session.windowSnapshots.first { $0.number == confirmation.window }
    return window?.presentations.last.flatMap { $0.id == confirmation.dialog.id ? $0 : nil }
  }

  /// Fails a line that has confirmed a dialog when an alert has come up instead, or the dialog has
  /// stayed to say what is wrong.
  ///
  /// A dialog that stays and says nothing new, and a further question, are as the app wants it.
  func checkTaken(
    _ confirmation: Confirmation, pressed: PresentationSnapshot?
  ) throws(LineError) {
    let before = confirmation.dialog
    let window = session.windowSnapshots.first { $0.number == confirmation.window }
    guard let front = window?.presentations.last else { return }
    if front.kind == .alert, front.id != before.id { throw LineError(refusalBy: front) }
    guard front.id == before.id, !front.kind.isAlert else { return }
    if let complaint = front.complaint(since: [before, pressed ?? before]) {
      throw LineError(.operation, complaint)
    }
  }
}

extension Verb {
  /// Whether the verb presses the default button of some dialog.
  fileprivate var mayConfirm: Bool {
    switch self {
    case .return, .press: true
    case .key(let chord): chord == Chord(.named(.return))
    default: false
    }
  }

  /// Whether a verb that may do so presses the default button of this dialog.
  fileprivate func confirms(_ dialog: PresentationSnapshot) -> Bool {
    guard case .press(let label) = self else { return true }
    return dialog.content.flattened.contains {
      $0.isButton && $0.action == .default
        && FormField.folded($0.label) == FormField.folded(label.text)
    }
  }
}

extension LineError {
  /// The error of a line that an alert has answered.
  init(refusalBy alert: PresentationSnapshot) {
    self.init(.operation, ([alert.title] + alert.content.shownTexts).joined(separator: ": "))
  }
}

extension PresentationSnapshot {
  /// What the dialog says that it did not say at a moment before; nil when that is nothing.
  ///
  /// What went wrong may be what went wrong the last time, and was shown until the button was pressed.
  func complaint(since moments: [PresentationSnapshot]) -> String? {
    moments.map(texts).first { !$0.isEmpty }?.joined(separator: " ")
  }

  private func texts(notIn other: PresentationSnapshot) -> [String] {
    let known = Set(other.content.shownTexts)
    return content.shownTexts.filter { !known.contains($0) }
  }
}
