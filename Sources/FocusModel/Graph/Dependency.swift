// SPDX-License-Identifier: Apache-2.0

/// Something that is read while a body runs, and that remembers who has read it.
///
/// Not isolated, because SwiftUI's property wrappers are not, through which it is read; but whatever is
/// read in a running app is read on the main actor, and what marks the readers can only run there.
@usableFromInline
class Dependency {
  @exclusivity(unchecked) private var readers = ReaderSet()

  @usableFromInline
  init() {}

  final var hasReaders: Bool { !readers.isEmpty }

  /// Whether another stands for the same value, so that two bindings count as equal.
  func isSame(as other: Dependency) -> Bool { self === other }

  /// Notes that the node whose body runs now, if any, has read this.
  @inline(__always)
  final func recordRead() {
    ReadTracker.current?.borrow { $0.recordRead(of: self) }
  }

  /// Marks exactly the readers for evaluation, those in menus among them. // F19, F20
  @MainActor
  final func invalidateReaders() {
    readers.visit { node in node.graphLink.borrow { $0.invalidate(node) } }
  }

  /// Calls a function with each reader.
  @MainActor
  final func visitReaders(_ visit: (_Node) -> Void) { readers.visit(visit) }

  fileprivate final func addReader(_ node: _Node) { readers.insert(node) }
  fileprivate final func removeReader(_ node: _Node) { readers.remove(node) }
}

/// Who is reading now: a body that runs, which it does on the main actor only.
@usableFromInline
enum ReadTracker {
  /// A reader, and how far it has got.
  @usableFromInline typealias Run = (reader: Unmanaged<_Node>?, cursor: Int)

  /// The node whose body is running, if one is; unmanaged, since it lives as long as its body runs.
  @exclusivity(unchecked) nonisolated(unsafe) static var current: Unmanaged<_Node>?
  /// Whether a body is running.
  static var isReading: Bool { current != nil }
  /// How many of the reader's recorded dependencies this run has confirmed so far.
  @exclusivity(unchecked) nonisolated(unsafe) static var cursor = 0

  /// Runs `body` without recording its reads.
  static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }
}

extension _Node {
  /// Runs `body` and records what it reads as this node's dependencies, in place of those before.
  ///
  /// A run that reads the same things in the same order as the last one changes no list.
  @inlinable
  final func tracked<Result>(_ body: () -> Result) -> Result {
    let outer = beginTracking()
    let result = trackingObservables(body)
    endTracking(outer)
    return result
  }

  /// Runs `body`, which reads no `@Observable`, and records what it reads.
  final func recordingReads<Result>(_ body: () -> Result) -> Result {
    let outer = beginTracking()
    defer { endTracking(outer) }
    return body()
  }

  /// Makes this node the reader.
  ///
  /// - Returns: The reader so far.
  @usableFromInline
  final func beginTracking() -> ReadTracker.Run {
    let outer = (ReadTracker.current, ReadTracker.cursor)
    ReadTracker.current = .passUnretained(self)
    ReadTracker.cursor = 0
    return outer
  }

  /// Lets go of what was read before and not this time, and brings back the reader before.
  @usableFromInline
  final func endTracking(_ outer: ReadTracker.Run) {
    dropDependencies(from: ReadTracker.cursor)
    (ReadTracker.current, ReadTracker.cursor) = outer
  }

  nonisolated fileprivate final func recordRead(of dependency: Dependency) {
    let cursor = ReadTracker.cursor
    if cursor < dependencies.count, dependencies[cursor] === dependency {
      ReadTracker.cursor = cursor + 1
      return
    }
    for index in 0..<cursor where dependencies[index] === dependency { return }
    dropDependencies(from: cursor)
    dependencies.append(dependency)
    dependency.addReader(self)
    ReadTracker.cursor = cursor + 1
  }

  @inline(__always)
  nonisolated final func dropDependencies(from index: Int) {
    if dependencies.count > index { dropLastDependencies(from: index) }
  }

  nonisolated private func dropLastDependencies(from index: Int) {
    while dependencies.count > index { dependencies.removeLast().removeReader(self) }
  }
}
