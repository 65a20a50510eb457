// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Knows at which field of the front sheet a person is.
///
/// Keyboard focus is only ever in what text is typed into, as on a Mac without full keyboard access. A
/// keyboard is all there is here, so the way goes through pickers and toggles, too; where the app moves
/// the focus, the way goes on from there.
@MainActor
final class FormGuide {
  private let shell: Shell
  private var place: Place?

  /// Where the person was, and what had keyboard focus then.
  private struct Place {
    let step: FormStep
    let focused: ElementQuery?
  }

  init(shell: Shell) { self.shell = shell }

  /// The app that runs now: going back puts another in its place.
  private var session: Session { shell.session }

  /// The field that is to be edited now; nil where no dialog with a usable field is up.
  var step: FormStep? {
    guard let window = session.keyWindow, let dialog = window.presentations.last else { return nil }
    let fields = FormField.all(in: dialog.content).filter(\.element.isEnabled)
    guard !fields.isEmpty else { return nil }
    let focused = fields.firstIndex { $0.element.isFocused }
    let first = FormStep(window: window.number, dialog: dialog, fields: fields, index: focused ?? 0)
    guard let place, place.focused == focused.map({ fields[$0].query }),
      place.step.window == first.window, place.step.dialog.id == dialog.id,
      let index = fields.firstIndex(where: { $0.query == place.step.field.query })
    else { return first }
    return first.at(index)
  }

  /// The step at the same field as it is now; nil where the field has gone.
  func current(_ step: FormStep) -> FormStep? {
    guard let now = self.step, now.window == step.window, now.dialog.id == step.dialog.id,
      let index = now.fields.firstIndex(where: { $0.query == step.field.query })
    else { return nil }
    return now.at(index)
  }

  /// Whether the field of a step is still there but cannot be filled in now.
  func isDisabled(_ step: FormStep) -> Bool {
    guard let window = session.keyWindow, window.number == step.window,
      let dialog = window.presentations.last, dialog.id == step.dialog.id
    else { return false }
    return FormField.all(in: dialog.content).contains {
      $0.query == step.field.query && !$0.element.isEnabled
    }
  }

  /// Goes to a field before or behind one, around the end; keyboard focus comes along where it can.
  func move(from step: FormStep, by distance: Int, into result: inout LineResult) {
    guard let here = current(step) else { return }
    let count = here.fields.count
    stay(at: here.at((here.index + distance + count) % count), into: &result)
  }

  /// Goes to a field.
  func stay(at step: FormStep, into result: inout LineResult) {
    if step.element.takesText, !step.element.isFocused {
      result.add(session.perform(.focus(step.field.query)).events)
    }
    let fields = FormField.all(in: session.keyWindow?.presentations.last?.content ?? [])
    let focused = fields.first { $0.element.isFocused && $0.element.isEnabled }
    place = Place(step: step, focused: focused?.query)
  }
}

extension FormStep {
  fileprivate func at(_ index: Int) -> FormStep {
    FormStep(window: window, dialog: dialog, fields: fields, index: index)
  }
}
