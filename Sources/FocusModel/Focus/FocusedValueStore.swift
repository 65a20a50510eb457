// SPDX-License-Identifier: Apache-2.0

/// The focused values as the menus see them now, key by key.
///
/// A key is composed from its publishers when somebody reads it and again after something that it rests
/// on has moved: the key window, its surfaces, keyboard focus, or what is published. Windows that are not
/// key are never looked at.
@MainActor
final class FocusedValueStore {
  /// The session; nil once it has gone, when nothing is published any more.
  var session: Session? {
    get { sessionLink?.takeUnretainedValue() }
    set {
      sessionLink = newValue.map(Unmanaged.passUnretained)
      isStale = true
    }
  }
  @exclusivity(unchecked) private var sessionLink: Unmanaged<Session>?
  @exclusivity(unchecked) private var cells: [ObjectIdentifier: FocusedValueCell] = [:]
  /// The cells in order of first reading, so that nothing depends on hashing.
  @exclusivity(unchecked) private(set) var order: [FocusedValueCell] = []
  /// Whether something that focused values rest on has moved since they were last resolved.
  ///
  /// Only ever touched on the main actor, see ``Dependency``.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var isStale = false
  /// How often a key was looked up, and which one last: how a reader learns what its key path reads.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var lookups:
    (count: Int, last: FocusedValueCell?) = (0, nil)

  /// What ``Session/findings`` needs to know of readers and publishers that it cannot see any more.
  let register = FocusedKeyRegister()

  /// Whether actions read nil, because one runs that finds no values. // F26
  @exclusivity(unchecked) private var isWithheld = false

  /// The keys that were read in vain while ``absentKeys(readBy:)`` runs.
  @exclusivity(unchecked) private var absentKeys: [any FocusedValueKey.Type] = []

  /// The published value of a key; recorded as a read when a body is running. // F2
  ///
  /// An action sees what is published now. A body sees what was resolved last; it is evaluated again when
  /// that changes.
  func read<Key: FocusedValueKey>(_ key: Key.Type) -> PublishedValue? {
    guard session != nil else { return nil }
    let cell = cells[ObjectIdentifier(key)] ?? addCell(key)
    lookups = (lookups.count &+ 1, cell)
    cell.recordRead()
    if !ReadTracker.isReading {
      if isWithheld {
        absentKeys.append(key)
        return nil
      }
      if isStale, compose(cell, in: session?.valuesWindow) { cell.invalidateReaders() }
      if cell.resolved == nil { absentKeys.append(key) }
    }
    return cell.resolved
  }

  /// Runs an action that reads nil under every key. // F26
  func withholding(_ action: () -> Void) {
    (isWithheld, isStale) = (true, true)
    defer { isWithheld = false }
    action()
  }

  /// Runs an action and tells which keys it read while nothing was published under them. // F8
  func absentKeys(readBy action: () -> Void) -> [String] {
    absentKeys = []
    action()
    defer { absentKeys = [] }
    return absentKeys.map(FocusedValues.name)
  }

  private func addCell(_ key: any FocusedValueKey.Type) -> FocusedValueCell {
    let cell = FocusedValueCell(key: key)
    cells[cell.key] = cell
    order.append(cell)
    compose(cell, in: session?.valuesWindow)
    return cell
  }

  /// Notes that the values have to be resolved again, if the window is the one that they come from.
  @inline(__always)
  func surfacesDidChange(in window: SessionWindow) {
    if !isStale, sessionLink?.borrow({ $0.windows.isMain(window) }) == true { isStale = true }
  }

  /// Notes that another window is key. // F9
  func keyWindowDidChange() { isStale = true }

  /// Composes the keys that somebody has read, and marks the readers of those that have changed.
  ///
  /// F19, F20, F22: so a menu follows a change of what it reads, not its opening, and only its readers run.
  func resolve() {
    guard isStale else { return }
    isStale = false
    let window = sessionLink?.borrow { $0.valuesWindow }
    for cell in order where compose(cell, in: window) { cell.invalidateReaders() }
  }

  /// Gives up resolving until the next change, to break a loop.
  func settleForNow() { isStale = false }

  @discardableResult
  private func compose(_ cell: FocusedValueCell, in window: SessionWindow?) -> Bool {
    WorkCounters.running.focusedValueCompositions += 1
    return cell.take(window?.publication(of: cell.key)?.published)
  }

  /// The keys that have been read or published in the key window, with what they give.
  func publications() -> [(name: String, publisher: any FocusedValuePublisher)] {
    guard let window = session?.valuesWindow else { return [] }
    var seen: Set<ObjectIdentifier> = []
    return window.graph.publishers.all.compactMap { publisher in
      guard seen.insert(publisher.key).inserted, !publisher.keyName.isEmpty else { return nil }
      guard let found = window.publication(of: publisher.key), found.published != nil else {
        return nil
      }
      return (publisher.keyName, found)
    }
  }
}

/// One key's value as the menus see it; what readers of the key depend on.
final class FocusedValueCell: Dependency {
  let key: ObjectIdentifier
  let keyType: any FocusedValueKey.Type
  @exclusivity(unchecked) private(set) var resolved: PublishedValue?
  @exclusivity(unchecked) private var resolvedVersion = 0
  /// What is resolved, without a reference.
  var resolvedLink: Unmanaged<PublishedValue>? { resolved.map(Unmanaged.passUnretained) }

  init(key: any FocusedValueKey.Type) {
    self.key = ObjectIdentifier(key)
    keyType = key
  }

  /// Takes what the key's publishers give now, and tells whether it differs from before.
  @MainActor
  func take(_ new: PublishedValue?) -> Bool {
    let version = new?.version ?? 0
    defer { resolvedVersion = version }
    if resolved === new { return resolvedVersion != version }
    let old = resolved
    resolved = new
    guard let old, let new else { return true }
    return !old.isEqual(to: new)
  }
}
