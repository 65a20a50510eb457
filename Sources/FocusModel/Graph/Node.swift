// SPDX-License-Identifier: Apache-2.0

/// One place in the tree of views, scenes or commands, at one identity.
///
/// For internal use only: public because `View`, `Scene`, `Commands` and `ToolbarContent` say with a
/// static requirement which node stands for them.
///
/// Children hang on the node itself (`firstChild`, `nextSibling`), so that a window of thirty
/// elements stays within a few kilobytes. The links own what they lead to and are unmanaged, because a
/// strong reference is counted up and down each time it is followed, which costs more than what is done
/// with most nodes.
///
/// What a parent does to its children for every body that runs is `@inlinable` here and in the nodes of
/// the common views, so that it is compiled for an app's own types; compiled once for all types it would
/// cost ten times as much. `@exclusivity(unchecked)` marks the links that such code reads: they are only
/// used on the main actor, and no access to them is held while other code runs.
@MainActor
public class _Node {
  let graphLink: Unmanaged<ViewGraph>
  unowned(unsafe) let parent: _Node?
  /// The environment that this node reads; what it writes for its children is its own affair.
  ///
  /// Kept by the outermost node that reads it until that is torn down, which its children are before.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var environmentLink:
    Unmanaged<EnvironmentScope>?
  let depth: Int32
  /// Breaks ties between nodes of one depth, so that updates never depend on hashing.
  let serial: UInt32
  let traits: Traits
  @exclusivity(unchecked) final var status: Status = []
  /// What the last run of the body has read; only ever touched on the main actor, see ``Dependency``.
  @exclusivity(unchecked) nonisolated(unsafe) final var dependencies: [Dependency] = []
  @usableFromInline @exclusivity(unchecked) final var firstLink: Unmanaged<_Node>?
  @usableFromInline @exclusivity(unchecked) final var nextLink: Unmanaged<_Node>?

  @usableFromInline
  init(in context: _NodeContext, traits: Traits = []) {
    graphLink = context.graphLink
    parent = context.parent
    environmentLink = context.environmentLink
    if let own = context.ownEnvironment {
      status = .keepsEnvironment
      _ = Unmanaged.passRetained(own)
    }
    depth = context.depth
    serial = context.graphLink.borrow { $0.nextSerial() }
    self.traits = traits
    WorkCounters.running.nodesMade += 1
  }

  deinit {
    if status.contains(.keepsEnvironment) { environmentLink?.release() }
    firstLink?.release()
    nextLink?.release()
  }

  final var graph: ViewGraph { graphLink.takeUnretainedValue() }

  /// Calls a function with the session, without counting references on the way to it.
  @inline(__always)
  final func withSession<Result>(_ body: (Session) -> Result) -> Result {
    graphLink.borrow { $0.sessionLink.borrow(body) }
  }

  /// The environment that this node reads; none once the node has been torn down.
  final var environment: EnvironmentScope? { environmentLink?.takeUnretainedValue() }

  /// Lets go of the environment, if it is this node that keeps it.
  private func leaveEnvironment() {
    guard let link = environmentLink else { return }
    environmentLink = nil
    if status.contains(.keepsEnvironment) { link.release() }
  }

  /// The value of a key in the environment of this node.
  final func environmentValue<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
    environmentLink?.borrow { $0.value(of: ObjectIdentifier(key), as: Key.Value.self) }
      ?? Key.defaultValue
  }

  @inlinable final var firstChild: _Node? { firstLink?.takeUnretainedValue() }

  @inlinable final var nextSibling: _Node? { nextLink?.takeUnretainedValue() }

  /// Notes that nodes came or went, or that a text changed.
  @usableFromInline
  final func structureDidChange() {
    graphLink.borrow { $0.structureDidChange() }
  }

  /// What kind of node this is, as bits, so that walks need no dynamic casts.
  @usableFromInline
  struct Traits: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt16

    @usableFromInline
    init(rawValue: UInt16) { self.rawValue = rawValue }

    @usableFromInline static let element = Traits(rawValue: 1 << 0)
    @usableFromInline static let textInput = Traits(rawValue: 1 << 1)
    @usableFromInline static let pressable = Traits(rawValue: 1 << 2)
    @usableFromInline static let publisher = Traits(rawValue: 1 << 3)
    @usableFromInline static let presenter = Traits(rawValue: 1 << 4)
    @usableFromInline static let surfaceRoot = Traits(rawValue: 1 << 5)
    @usableFromInline static let text = Traits(rawValue: 1 << 6)
    @usableFromInline static let hidden = Traits(rawValue: 1 << 7)
    @usableFromInline static let command = Traits(rawValue: 1 << 8)
    @usableFromInline static let scene = Traits(rawValue: 1 << 9)
    @usableFromInline static let focusTarget = Traits(rawValue: 1 << 10)
    @usableFromInline static let titled = Traits(rawValue: 1 << 11)
    @usableFromInline static let keyHandler = Traits(rawValue: 1 << 12)
    @usableFromInline static let attribute = Traits(rawValue: 1 << 13)
    @usableFromInline static let focusBinder = Traits(rawValue: 1 << 14)
    @usableFromInline static let rows = Traits(rawValue: 1 << 15)
  }

  /// Where the node stands in its life and in the running update.
  struct Status: OptionSet {
    let rawValue: UInt8
    static let dirty = Status(rawValue: 1 << 0)
    static let removed = Status(rawValue: 1 << 1)
    static let queuedPresentation = Status(rawValue: 1 << 2)
    /// The value reads an environment object that is not there, so its body must not run.
    static let lacksObject = Status(rawValue: 1 << 3)
    /// The environment is another one than the parent's.
    static let keepsEnvironment = Status(rawValue: 1 << 4)
  }

  /// The type of view, commands or scene that the node stands for, as its author named it.
  var describedValueType: String { "" }

  /// The value that the node keeps, for those who look into it to explain something.
  var anyValue: Any? { nil }

  /// The node as an element, if it is one: asked for so often that a dynamic cast would be felt.
  var asElement: (any ElementNode)? { nil }

  /// The node as an element to press, if it is one.
  var asPressable: (any Pressable)? { nil }

  /// Whether the node's value says with a body what it is made of.
  var hasBody: Bool { false }

  var isRemoved: Bool { status.contains(.removed) }

  /// Counts an evaluation or update of the node.
  @usableFromInline
  final func countVisit() { WorkCounters.running.nodesVisited += 1 }

  /// Counts a run of a body.
  @usableFromInline
  final func countBody() { WorkCounters.running.bodiesRun += 1 }

  /// Evaluates the node again because something that it read has changed.
  func refresh() {}

  /// Lets go of what the node holds outside the tree: cells, registrations, tasks, presentations.
  func willRemove() {}

  /// Lets go of what others may still hold of the node when the session goes.
  func sessionDidGo() {}

  // MARK: - Children

  /// Puts a child in front of all others.
  @usableFromInline
  final func attachFirst(_ child: consuming _Node) {
    child.nextLink = firstLink
    firstLink = .passRetained(child)
    structureDidChange()
  }

  /// Puts a child right behind `sibling`.
  @usableFromInline
  final func attach(_ child: consuming _Node, after sibling: _Node?) {
    attach(child, behind: sibling.map(Unmanaged.passUnretained))
  }

  /// Puts a child right behind what `sibling` leads to.
  @usableFromInline
  final func attach(_ child: consuming _Node, behind sibling: Unmanaged<_Node>?) {
    guard let sibling else { return attachFirst(child) }
    let link = Unmanaged.passRetained(child)
    sibling.borrow { sibling in
      link.borrow { $0.nextLink = sibling.nextLink }
      sibling.nextLink = link
    }
    structureDidChange()
  }

  /// Puts `child` where `old` stands and removes `old` with all that hangs on it.
  @usableFromInline
  final func replaceChild(_ old: _Node, with child: _Node) {
    let before = previousSibling(of: old)
    removeChild(old)
    attach(child, after: before)
  }

  /// Removes a child with all that hangs on it.
  @usableFromInline
  final func removeChild(_ child: _Node) {
    if firstChild === child {
      firstLink = child.nextLink
    } else {
      previousSibling(of: child)?.nextLink = child.nextLink
    }
    child.nextLink = nil
    child.tearDown()
    Unmanaged.passUnretained(child).release()
    structureDidChange()
  }

  /// Hangs `children` on this node in the given order; those not listed must be removed before.
  func relinkChildren(_ children: some Sequence<_Node>) {
    var linked: [Unmanaged<_Node>] = []
    while let link = firstLink {
      linked.append(link)
      firstLink = link.borrow { $0.unlinkSibling() }
    }
    var last: _Node?
    for child in children {
      let link = Unmanaged.passRetained(child)
      if let last { last.nextLink = link } else { firstLink = link }
      last = child
    }
    for link in linked { link.release() }
    structureDidChange()
  }

  private func previousSibling(of child: _Node) -> _Node? {
    var before = firstChild
    while let node = before, node.nextSibling !== child { before = node.nextSibling }
    return before
  }

  /// Ends this node and everything below, children first, without recursion along siblings.
  final func tearDown() {
    status.insert(.removed)
    dropChildren { $0.tearDown() }
    willRemove()
    dropDependencies(from: 0)
    leaveEnvironment()
  }

  /// Cuts off this node and everything below when the session itself goes, and nobody is left to be told.
  final func disconnect() {
    dropChildren { $0.disconnect() }
    sessionDidGo()
    dropDependencies(from: 0)
    leaveEnvironment()
  }

  /// Unlinks the children one by one, and lets go of each after `body`.
  @inline(__always)
  private func dropChildren(_ body: (_Node) -> Void) {
    var link = firstLink
    firstLink = nil
    while let child = link {
      link = child.borrow { node in
        let next = node.unlinkSibling()
        body(node)
        return next
      }
      child.release()
    }
  }

  /// Cuts the link to the next sibling, and hands over what it owned.
  private func unlinkSibling() -> Unmanaged<_Node>? {
    defer { nextLink = nil }
    return nextLink
  }

  // MARK: - Walking

  /// Calls `visit` for this node and those below, in order; a visit that returns false skips what is below.
  final func walk(_ visit: (_Node) -> Bool) {
    guard visit(self) else { return }
    var link = firstLink
    while let child = link {
      link = child.borrow { node in
        node.walk(visit)
        return node.nextLink
      }
    }
  }

  /// The first node at or below this one, in order, that satisfies `matches`; hidden pages are passed over.
  final func first(where matches: (_Node) -> Bool) -> _Node? {
    if matches(self) { return self }
    var link = firstVisibleLink
    while let child = link {
      let found = child.borrow { $0.first(where: matches) }
      if let found { return found }
      link = child.borrow { visibleLink(after: $0) }
    }
    return nil
  }

  /// The child with which a walk over what a person sees begins.
  var firstVisibleLink: Unmanaged<_Node>? { firstLink }

  /// The child that follows `child` in a walk over what a person sees.
  func visibleLink(after child: _Node) -> Unmanaged<_Node>? { child.nextLink }

  final var firstVisibleChild: _Node? { firstVisibleLink?.takeUnretainedValue() }

  final func visibleSibling(after child: _Node) -> _Node? {
    visibleLink(after: child)?.takeUnretainedValue()
  }
}

extension Optional where Wrapped: _Node {
  /// The node as a link that owns nothing.
  var unretained: Unmanaged<_Node>? { map { .passUnretained($0) } }
}
