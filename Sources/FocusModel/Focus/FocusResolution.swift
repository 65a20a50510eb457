// SPDX-License-Identifier: Apache-2.0

/// The nodes of one window that publish focused values, in order of appearance.
@MainActor
final class PublisherList {
  @exclusivity(unchecked) private(set) var all: [any FocusedValuePublisher] = []

  /// Whether any of them publishes for keyboard focus inside it; most windows have none.
  @exclusivity(unchecked) private(set) var hasViewLevel = false

  func insert(_ publisher: any FocusedValuePublisher) {
    all.append(publisher)
    if publisher.level == .view { hasViewLevel = true }
  }

  func remove(_ publisher: any FocusedValuePublisher) {
    all.removeAll { $0 === publisher }
    if publisher.level == .view { levelDidChange() }
  }

  func levelDidChange() { hasViewLevel = all.contains { $0.level == .view } }
}

extension SessionWindow {
  /// The modifier whose value for a key counts while this window is key.
  ///
  /// From the front surface back to the window's content (rule F17): on each, the view-level publisher
  /// nearest to keyboard focus (F3, F5) goes before every scene-level one (F4, F6).
  func publication(of key: ObjectIdentifier) -> (any FocusedValuePublisher)? {
    let session = graph.session
    let front = frontSurface
    if let found = front.viewLevelPublication(of: key, session) { return found }
    var candidate: Surface? = front
    while let surface = candidate {
      if let found = surface.sceneLevelPublication(of: key, session) { return found }
      candidate = session.policies.sceneValuesReachBehindSheets ? surface.parent : nil
    }
    return nil
  }
}

extension Surface {
  /// F5: the publisher nearest to keyboard focus, itself or an ancestor.
  ///
  /// F7: nil publishes nothing.
  fileprivate func viewLevelPublication(
    of key: ObjectIdentifier, _ session: Session
  ) -> (any FocusedValuePublisher)? {
    guard window.graph.publishers.hasViewLevel else { return nil }
    var node: _Node? = focused
    while let candidate = node, candidate !== root {
      if candidate.traits.contains(.publisher),
        let publisher = candidate as? any FocusedValuePublisher,
        publisher.level == .view, publisher.key == key,
        publisher.published != nil || session.policies.nilHidesOuterValue
      {
        return publisher
      }
      node = candidate.parent
    }
    return nil
  }

  /// F6: of several, the greatest navigation depth wins, then the one written last.
  fileprivate func sceneLevelPublication(
    of key: ObjectIdentifier, _ session: Session
  ) -> (any FocusedValuePublisher)? {
    var best: (any FocusedValuePublisher)?
    for publisher in window.graph.publishers.all
    where publisher.level == .scene && publisher.key == key && publisher.published != nil
      && publisher.environment?.surface === self && publisher.isInShownTab
    {
      guard let rival = best else {
        best = publisher
        continue
      }
      if publisher.goesBefore(rival, session.policies) { best = publisher }
    }
    return best
  }
}

extension FocusedValuePublisher {
  /// F6: by navigation depth, then by place in the tree, whenever either of them came into it.
  fileprivate func goesBefore(_ rival: any FocusedValuePublisher, _ policies: Policies) -> Bool {
    let (depth, rivalDepth) = (navigationDepth, rival.navigationDepth)
    if depth != rivalDepth { return depth > rivalDepth }
    let issue = RuntimeIssue.ambiguousSceneValue(
      keyName, in: [rival.enclosingView, enclosingView])
    if !keyName.isEmpty { graph.session.raiseOnce(issue) }
    return isWritten(after: rival) == policies.laterSceneValueWins
  }
}

extension _Node {
  /// Whether this node comes after another when outer nodes come after inner ones, and later siblings
  /// after earlier ones.
  fileprivate func isWritten(after other: _Node) -> Bool {
    var (left, right): (_Node, _Node) = (self, other)
    while left.depth > right.depth, let outer = left.parent { left = outer }
    if left === right { return false }
    while right.depth > left.depth, let outer = right.parent { right = outer }
    if left === right { return true }
    while left.parent !== right.parent, let outerLeft = left.parent, let outerRight = right.parent {
      (left, right) = (outerLeft, outerRight)
    }
    var sibling = right.nextSibling
    while let next = sibling, next !== left { sibling = next.nextSibling }
    return sibling != nil
  }
}
