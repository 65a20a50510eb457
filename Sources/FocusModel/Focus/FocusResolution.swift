// SPDX-License-Identifier: Apache-2.0

/// The nodes of one window that publish focused values, in order of appearance.
@MainActor
final class PublisherList {
  /// A publisher, with what decides whether it counts kept beside it: the list is looked through for each
  /// key after each change, and mostly in vain.
  struct Entry {
    unowned(unsafe) let publisher: any FocusedValuePublisher
    fileprivate let node: Unmanaged<_Node>
    /// The level of the surface that the publisher is on; nil for one in a menu.
    fileprivate let surfaceLevel: Int?
    fileprivate let level: FocusLevel
    fileprivate let key: ObjectIdentifier
    fileprivate let hasValue: Bool

    @MainActor
    fileprivate init(_ publisher: any FocusedValuePublisher) {
      self.publisher = publisher
      node = .passUnretained(publisher)
      surfaceLevel = publisher.environment?.surface?.level
      level = publisher.level
      key = publisher.key
      hasValue = publisher.published != nil
    }

    fileprivate func isOf(_ other: _Node) -> Bool {
      node.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }

    /// Whether the publisher may count for its scene, on a surface of at least a level.
    @MainActor
    fileprivate func counts(for key: ObjectIdentifier, from least: Int) -> Bool {
      guard self.key == key, level == .scene, hasValue, let surfaceLevel else { return false }
      return surfaceLevel >= least && node.borrow { $0.isInShownTab }
    }
  }

  @exclusivity(unchecked) fileprivate(set) var entries: [Entry] = []

  /// Whether any of them publishes for keyboard focus inside it; most windows have none.
  @exclusivity(unchecked) private(set) var hasViewLevel = false

  /// Whether any of them publishes under a key.
  fileprivate func publishes(_ key: ObjectIdentifier) -> Bool {
    for entry in entries where entry.key == key { return true }
    return false
  }

  var all: [any FocusedValuePublisher] { entries.map(\.publisher) }

  func insert(_ publisher: any FocusedValuePublisher) {
    entries.append(Entry(publisher))
    if publisher.level == .view { hasViewLevel = true }
  }

  func remove(_ publisher: any FocusedValuePublisher) {
    entries.removeAll { $0.isOf(publisher) }
    if hasViewLevel { hasViewLevel = entries.contains { $0.level == .view } }
  }

  /// Takes notice of another level or key of a publisher, or that it has a value now or none.
  func publisherDidChange(_ publisher: any FocusedValuePublisher) {
    guard let index = entries.firstIndex(where: { $0.isOf(publisher) }) else { return }
    entries[index] = Entry(publisher)
    hasViewLevel = entries.contains { $0.level == .view }
  }
}

extension SessionWindow {
  /// The modifier whose value for a key counts while this window is key.
  ///
  /// From the front surface back to the window's content (rule F17): on each, the view-level publisher
  /// nearest to keyboard focus (F3, F5) goes before every scene-level one (F4, F6).
  func publication(of key: ObjectIdentifier) -> (any FocusedValuePublisher)? {
    let publishers = graph.publishers
    guard publishers.publishes(key) else { return nil }
    let policies = graph.sessionLink.borrow { $0.policies }
    if publishers.hasViewLevel, let found = frontSurface.viewLevelPublication(of: key, policies) {
      return found
    }
    guard publishesForScene else { return nil }
    let least = policies.sceneValuesReachBehindSheets ? 0 : frontSurface.level
    return publishers.sceneLevelPublication(of: key, from: least, policies)
  }
}

extension PublisherList {
  /// The publisher on the frontmost surface that has one, down to the one of a level. // F17
  fileprivate func sceneLevelPublication(
    of key: ObjectIdentifier, from least: Int, _ policies: Policies
  ) -> (any FocusedValuePublisher)? {
    var front: Entry?
    var hasRival = false
    for entry in entries where entry.counts(for: key, from: front?.surfaceLevel ?? least) {
      hasRival = front?.surfaceLevel == entry.surfaceLevel
      front = entry
    }
    guard let front, let level = front.surfaceLevel, hasRival else { return front?.publisher }
    return winner(among: entries.filter { $0.counts(for: key, from: level) }, policies)
  }

  /// F6: of several, the greatest navigation depth wins, then the one written last.
  private func winner(
    among rivals: [Entry], _ policies: Policies
  ) -> (any FocusedValuePublisher)? {
    var best = rivals.first?.publisher
    for entry in rivals.dropFirst() {
      if let rival = best, entry.publisher.goesBefore(rival, policies) { best = entry.publisher }
    }
    return best
  }
}

extension SessionWindow {
  /// Whether what is published for the whole scene is seen: by the policy not that of a `Window`. // F26
  var publishesForScene: Bool {
    graph.sessionLink.borrow { $0.policies.windowScenesPublish }
      || !(scene.isSingle && scene.opensAtLaunch)
  }
}

extension Surface {
  /// F5: the publisher nearest to keyboard focus, itself or an ancestor; none when focus is elsewhere, as in
  /// a palette (F14).
  ///
  /// F7: nil publishes nothing.
  fileprivate func viewLevelPublication(
    of key: ObjectIdentifier, _ policies: Policies
  ) -> (any FocusedValuePublisher)? {
    var node: _Node? = focused
    while let candidate = node, candidate !== root {
      if candidate.traits.contains(.publisher),
        let publisher = candidate as? any FocusedValuePublisher,
        publisher.level == .view, publisher.key == key,
        publisher.published != nil || policies.nilHidesOuterValue
      {
        return publisher
      }
      node = candidate.parent
    }
    return nil
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
