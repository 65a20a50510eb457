// SPDX-License-Identifier: Apache-2.0

/// The nodes of one window, or of the app's scenes and commands, and what of them waits for evaluation.
///
/// A graph knows nothing of other graphs: what happens in one window costs nothing in another.
@MainActor
final class ViewGraph {
  /// The session, which owns the graph or the window that does.
  let sessionLink: Unmanaged<Session>
  /// The window that the graph fills; nil for the app's own graph.
  @exclusivity(unchecked) unowned(unsafe) var window: SessionWindow?
  /// The number of the window, which orders what several graphs do in one update; 0 for the app's own.
  let number: Int
  @exclusivity(unchecked) private var queue = DepthQueue()
  /// What a running body has marked.
  ///
  /// It waits for the next round, so that a body that changes what it reads counts as a loop instead of
  /// running on and on. // B7
  @exclusivity(unchecked) private var markedByBodies: [_Node] = []
  @exclusivity(unchecked) private var lastSerial: UInt32 = 0
  /// Counts changes of structure and of text, so that what is derived from the tree can be cached.
  @exclusivity(unchecked) private(set) var version = 0
  /// Whether the session has the graph on its list of those to update.
  @exclusivity(unchecked) var isQueued = false
  /// Whether views have ever been bound to keyboard focus here; most windows have none.
  @exclusivity(unchecked) var hasFocusBinders = false
  /// The nodes that publish focused values, in order of appearance.
  let publishers = PublisherList()

  init(session: Session, number: Int = 0) {
    sessionLink = .passUnretained(session)
    self.number = number
  }

  var session: Session { sessionLink.takeUnretainedValue() }

  /// The number of the window that the graph fills; nil for the app's own graph.
  var windowNumber: Int? { number == 0 ? nil : number }

  func nextSerial() -> UInt32 {
    lastSerial &+= 1
    return lastSerial
  }

  /// Notes that nodes came or went, or that a text changed.
  @inline(__always)
  func structureDidChange() { version &+= 1 }

  /// Marks a node for evaluation in the next update.
  func invalidate(_ node: _Node) {
    guard node.status.isDisjoint(with: [.dirty, .removed]) else { return }
    node.status.insert(.dirty)
    if !ReadTracker.isReading { queue.push(node) } else { markedByBodies.append(node) }
    if !isQueued { sessionLink.borrow { $0.needsUpdate(self) } }
  }

  /// Evaluates the marked nodes, shallowest first, until none is left or the bound is reached.
  ///
  /// - Returns: False when the bound was reached, which means that evaluations mark each other forever.
  func update(bound: Int) -> Bool {
    if !markedByBodies.isEmpty {
      for node in markedByBodies { queue.push(node) }
      markedByBodies.removeAll(keepingCapacity: true)
    }
    var evaluations = 0
    while let node = queue.pop() {
      guard node.status.contains(.dirty), !node.isRemoved else { continue }
      guard evaluations < bound else {
        queue.push(node)
        dropPendingUpdates()
        return false
      }
      evaluations += 1
      node.status.remove(.dirty)
      WorkCounters.running.nodesVisited += 1
      node.refresh()
    }
    return true
  }

  /// Notes that focused values have to be resolved again, if they come from this window.
  func publishedValuesDidChange() {
    guard let window else { return }
    sessionLink.borrow { $0.focus.surfacesDidChange(in: window) }
  }

  /// Whether nodes wait for the next round.
  var hasPendingUpdates: Bool { !markedByBodies.isEmpty }

  /// Forgets what waits for evaluation, to break a loop.
  func dropPendingUpdates() {
    while let node = queue.pop() { node.status.remove(.dirty) }
    for node in markedByBodies { node.status.remove(.dirty) }
    markedByBodies = []
  }
}
