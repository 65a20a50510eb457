// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// Brings what a presenter shows in line with what its binding asks for.
  func reconcile(_ presenter: any Presenter) {
    if presenter.isRemoved { return presenterDidGo(presenter) }
    presenter.readBinding()
    guard let surface = presenter.surface else {
      if presenter.isWanted { presentOrWait(presenter) }
      return
    }
    if !presenter.isWanted {
      dismiss(surface)
    } else if presenter.isReplaced {
      replace(surface, of: presenter)
    }
  }

  /// S14: what is attached inside a sheet comes up over it, and what is attached to the window does not.
  ///
  /// S35: an alert of the window waits like a sheet.
  private func presentOrWait(_ presenter: any Presenter) {
    guard let host = host(of: presenter) else { return }
    if let front = host.modal ?? (policies.presentationsWait ? nil : justEnded(on: host)) {
      postpone(presenter, behind: front, on: host)
    } else {
      record(Self.arrival(of: present(presenter, on: host)))
    }
  }

  /// S12, S35: what has ended in the same change, where that makes no room for another.
  private func justEnded(on host: Surface) -> Surface? {
    endedInRound.first { $0.parent === host }
  }

  /// Where a presenter's presentation stands: on the surface that the presenter is in.
  ///
  /// A dialog for files belongs to the app, so a menu may ask for one: it comes up over what is in front.
  private func host(of presenter: any Presenter) -> Surface? {
    if let surface = presenter.environment?.surface { return surface.isUp ? surface : nil }
    guard EnvironmentValues(scope: presenter.environment).asksForFiles else { return nil }
    var front = windows.key?.surface
    while let modal = front?.modal { front = modal }
    return front
  }

  /// S10, S11: a surface shows one presentation at a time; the next one waits.
  ///
  /// S12: or it is lost.
  private func postpone(_ presenter: any Presenter, behind front: Surface, on host: Surface) {
    guard !host.waiting.contains(where: { $0 === presenter }) else { return }
    let (name, frontName) = (presenter.wantedID?.text ?? "A presentation", front.issueName)
    guard policies.presentationsWait else { return raise(.lost(name, behind: frontName)) }
    host.waiting.append(presenter)
    raise(.waiting(name, behind: frontName))
  }

  private func present(_ presenter: any Presenter, on host: Surface) -> Surface {
    let surface = Surface(kind: presenter.kind, presenter: presenter, on: host)
    host.modal = surface
    presenter.surface = surface
    surface.makeContent(environment: presenter.environment, depth: presenter.depth + 1) {
      presenter.makeContent(in: $0)
    }
    if let id = presenter.wantedID {
      surface.presentedID = id
    } else {
      surface.presentedID = DescribedValue(surface.titleAsName)
      surface.raiseIfDataIsMissing()
    }
    focusFirstField(of: surface)
    focus.surfacesDidChange(in: surface.window)
    didPresent(surface)
    return surface
  }

  private static func arrival(of surface: Surface) -> Report.Event {
    surface.kind.isAlert
      ? .alertPresented(title: surface.presentedID.text ?? "", window: surface.window.number)
      : .sheetPresented(surface.presented)
  }

  /// S4: another id ends the sheet, `onDismiss` runs, and the new one comes up if it is still wanted then.
  private func replace(_ surface: Surface, of presenter: any Presenter) {
    guard let host = surface.parent else { return }
    presenter.raiseIfIdentityIsUnstable()
    let inner = end(surface)
    for gone in inner { record(Self.departure(of: gone)) }
    if policies.onDismissSeesNewItem {
      runOnDismiss(of: surface, and: inner)
    } else {
      presenter.withholdingItem { runOnDismiss(of: surface, and: inner) }
    }
    presenter.readBinding()
    if presenter.isWanted {
      record(
        .sheetReplaced(present(presenter, on: host).presented, old: surface.presentedID))
    } else {
      record(Self.departure(of: surface))
      presentNext(on: host)
    }
  }

  /// Ends a presentation whose binding no longer asks for it, with all that stands on it. // S3, S15
  func dismiss(_ surface: Surface) {
    guard surface.isUp, let host = surface.parent else { return }
    let inner = end(surface)
    endedInRound.append(surface)
    for gone in inner { record(Self.departure(of: gone)) }
    record(Self.departure(of: surface))
    runOnDismiss(of: surface, and: inner)
    presentNext(on: host)
    if policies.sheetParentTakesKeyBack { giveKeyBack(to: host.window) }
  }

  private static func departure(of surface: Surface) -> Report.Event {
    surface.kind.isAlert
      ? .alertDismissed(title: surface.presentedID.text ?? "", window: surface.window.number)
      : .sheetDismissed(surface.presented)
  }

  /// Takes down a surface and those on it; the bindings of those on it are reset first. // S15, S16
  ///
  /// - Returns: What stood on the surface, innermost first.
  private func end(_ surface: Surface) -> [Surface] {
    var inner: [Surface] = []
    var top = surface
    while let modal = top.modal {
      inner.append(modal)
      top = modal
    }
    inner.reverse()
    for surface in inner { surface.presenter?.resetBinding() }
    for surface in inner { takeDown(surface) }
    takeDown(surface)
    focus.surfacesDidChange(in: surface.window)
    return inner
  }

  private func takeDown(_ surface: Surface) {
    surface.waiting = []
    surface.tearDown()
    surface.parentLink?.borrow { $0.modal = nil }
    guard let presenter = surface.presenter else { return }
    presenter.surface = nil
    presenter.didDismiss()
  }

  /// S8, S16: when all are gone, by the policy innermost first.
  private func runOnDismiss(of surface: Surface, and inner: [Surface]) {
    if policies.innerOnDismissRunsFirst {
      for gone in inner { runOnDismiss(of: gone) }
      runOnDismiss(of: surface)
    } else {
      runOnDismiss(of: surface)
      for gone in inner.reversed() { runOnDismiss(of: gone) }
    }
  }

  private func runOnDismiss(of surface: Surface) {
    guard let onDismiss = surface.presenter?.onDismiss else { return }
    dismissals += 1
    record(.onDismissRan(surface.presented))
    onDismiss()
  }

  private func presentNext(on host: Surface) {
    while host.modal == nil, !host.waiting.isEmpty {
      let next = host.waiting.removeFirst()
      if next.isRemoved { continue }
      next.readBinding()
      if next.isWanted { presentOrWait(next) }
    }
  }

  /// S17: a presenter that leaves the tree takes its presentation along.
  private func presenterDidGo(_ presenter: any Presenter) {
    guard let surface = presenter.surface else { return }
    if policies.removedPresenterResetsBinding { presenter.resetBinding() }
    dismiss(surface)
  }

  /// Ends what is presented on a window that closes; what waits is not presented any more.
  func dismissAll(in window: SessionWindow) {
    window.surface.waiting = []
    if let modal = window.surface.modal { dismiss(modal) }
  }
}
