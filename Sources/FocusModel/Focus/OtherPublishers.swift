// SPDX-License-Identifier: Apache-2.0

extension Session {
  /// The window whose focused values menus see: the main window, and while the app is hidden the one that
  /// was it before. // F10, F27
  var valuesWindow: SessionWindow? {
    guard isHidden, policies.hiddenAppKeepsFocusedValues else { return windows.main }
    return mainBeforeHiding.flatMap { windows[$0] }
  }

  /// The modifier whose value for a key menus see now.
  func publication(of key: ObjectIdentifier) -> (any FocusedValuePublisher)? {
    let found = valuesWindow?.publication(of: key)
    return found?.published == nil ? nil : found
  }

  /// The views that publish a key and do not count, and why.
  ///
  /// Of the other windows only the front one that publishes the key is named.
  func otherPublishers(
    of key: ObjectIdentifier, than winner: (any FocusedValuePublisher)?
  ) -> [CommandResolution.Other] {
    let main = valuesWindow
    let here = main?.graph.publishers.all.filter { $0.key == key && $0 !== winner } ?? []
    let elsewhere = windows.frontToBack.lazy.filter { $0 !== main }
      .compactMap { $0.graph.publishers.all.first { $0.key == key && $0.published != nil } }.first
    return here.map { $0.other(reasonNot(to: $0, $0.environment?.surface, winner)) }
      + [elsewhere].compactMap { $0?.other(.otherWindow) }
  }

  private func reasonNot(
    to take: any FocusedValuePublisher, _ surface: Surface?,
    _ winner: (any FocusedValuePublisher)?
  ) -> CommandResolution.Other.Reason {
    if take.published == nil { return .publishesNil }
    let isInFront = surface === valuesWindow?.frontSurface
    guard take.level == .scene else {
      if !isInFront { return .behindPresentation }
      return take.isAround(surface?.focused) ? .nearerOneWins : .focusElsewhere
    }
    if winner?.level == .view { return .focusedOneWins }
    if valuesWindow?.publishesForScene == false { return .windowScene }
    if !take.isInShownTab { return .covered }
    guard let winner else { return .behindPresentation }
    if winner.environment?.surface !== surface { return .behindPresentation }
    return winner.navigationDepth > take.navigationDepth ? .covered : .otherOneWins
  }
}

extension FocusedValuePublisher {
  fileprivate func other(_ reason: CommandResolution.Other.Reason) -> CommandResolution.Other {
    CommandResolution.Other(
      view: enclosingView, window: graph.window?.number ?? 0, reason: reason)
  }

  /// Whether a node is this one or lies below it.
  fileprivate func isAround(_ node: _Node?) -> Bool {
    var node = node
    while let candidate = node, candidate !== self { node = candidate.parent }
    return node != nil
  }
}
