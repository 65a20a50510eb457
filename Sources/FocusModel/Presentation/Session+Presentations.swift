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
    surface.makeContent(
      environment: presenter.environment, depth: presenter.depth + 1, presenter.makeContent(in:))
    surface.presentedID = presenter.wantedID ?? DescribedValue(surface.titleAsName)
    if presenter.wantedID == nil { surface.raiseIfDataIsMissing() }
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
    let ended = end(surface)
    for inner in ended where inner !== surface { record(Self.departure(of: inner)) }
    if policies.onDismissSeesNewItem {
      runOnDismiss(of: ended)
    } else {
      presenter.withholdingItem { runOnDismiss(of: ended) }
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
    let ended = end(surface)
    endedInRound.append(surface)
    for gone in ended { record(Self.departure(of: gone)) }
    runOnDismiss(of: ended)
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
  /// - Returns: What has gone, innermost first.
  private func end(_ surface: Surface) -> [Surface] {
    var chain = [surface]
    while let modal = chain[chain.count - 1].modal { chain.append(modal) }
    chain.reverse()
    for inner in chain where inner !== surface { inner.presenter?.resetBinding() }
    for inner in chain {
      inner.waiting = []
      inner.tearDown()
      inner.parent?.modal = nil
      inner.presenter?.surface = nil
      inner.presenter?.didDismiss()
    }
    focus.surfacesDidChange(in: surface.window)
    return chain
  }

  /// S8, S16: when all are gone, by the policy innermost first.
  private func runOnDismiss(of ended: [Surface]) {
    for surface in policies.innerOnDismissRunsFirst ? ended : ended.reversed() {
      guard let onDismiss = surface.presenter?.onDismiss else { continue }
      dismissals += 1
      record(.onDismissRan(surface.presented))
      onDismiss()
    }
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
