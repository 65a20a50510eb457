// SPDX-License-Identifier: Apache-2.0

/// The storage behind one `@FocusState` property and the views that are bound to it.
@MainActor
final class FocusStateCore<Value: Hashable> {
  let cell: StateCell<Value>
  private let noFocus: Value
  private unowned let session: Session
  private var binders: [any ValueFocusBinder<Value>] = []

  init(_ noFocus: Value, field: TypePlan.Field, owner: _Node) {
    self.noFocus = noFocus
    session = owner.graph.session
    cell = StateCell(noFocus, field: field, owner: owner)
  }

  func insert(_ binder: any ValueFocusBinder<Value>) { binders.append(binder) }

  func remove(_ binder: any ValueFocusBinder<Value>) { binders.removeAll { $0 === binder } }

  /// Writes a value as the app does, and moves keyboard focus after the update.
  func request(_ value: Value) {
    cell.set(value, Transaction.current)
    session.afterUpdate { [weak self] in self?.apply(value) }
  }

  /// Moves keyboard focus to the view that a value stands for, or away; what cannot be is taken back.
  private func apply(_ value: Value) {
    if value == noFocus {
      if let holder = binders.first(where: \.hasFocus), let surface = holder.environment?.surface {
        session.setFocus(nil, in: surface)
      }
      return
    }
    let candidates = binders.filter { $0.focusValue == value }
    if candidates.contains(where: \.hasFocus) { return }
    for binder in candidates {
      guard let surface = binder.environment?.surface,
        let target = binder.first(where: { $0.takesFocus && $0.isEnabled })
      else { continue }
      return session.setFocus(target, in: surface)
    }
    take(binders.first(where: \.hasFocus)?.focusValue ?? noFocus)
  }

  /// Takes the value of a view that focus has come to.
  func focusDidEnter(_ value: Value) { take(value) }

  /// Forgets the value of a view that focus has left, unless another one has taken its place.
  func focusDidLeave(_ value: Value) {
    if ReadTracker.untracked({ cell.get() }) == value { take(noFocus) }
  }

  private func take(_ value: Value) { cell.set(value, Transaction.current) }
}

/// A node whose modifier binds keyboard focus inside it.
@MainActor
protocol FocusBinder: _Node {
  func focusDidEnter()
  func focusDidLeave()
}

/// A binder that stands for a value.
@MainActor
protocol ValueFocusBinder<Value>: FocusBinder {
  associatedtype Value: Hashable
  var focusValue: Value { get }
}

extension FocusBinder {
  /// Whether keyboard focus of the surface is inside.
  var hasFocus: Bool { environment?.surface?.focusBinders.contains { $0 === self } ?? false }
}

extension Surface {
  /// Tells those whose view keyboard focus has come to, and then those whose view it has left.
  func focusDidMove() {
    guard !focusBinders.isEmpty || isUp && window.graph.hasFocusBinders else { return }
    var entered: [any FocusBinder] = []
    var node: _Node? = focused
    while let candidate = node {
      if candidate.traits.contains(.focusBinder), let binder = candidate as? any FocusBinder {
        entered.append(binder)
      }
      node = candidate.parent
    }
    let before = focusBinders
    focusBinders = entered
    for binder in entered where !before.contains(where: { $0 === binder }) {
      binder.focusDidEnter()
    }
    for binder in before where !entered.contains(where: { $0 === binder }) {
      binder.focusDidLeave()
    }
  }
}
