// SPDX-License-Identifier: Apache-2.0

/// Where a new node will stand: its graph, its parent, and the environment it reads.
///
/// For internal use only. It owns nothing but an environment that was made for the node; the rest is there
/// while the context is handed down.
public struct _NodeContext {
  let graphLink: Unmanaged<ViewGraph>
  unowned(unsafe) let parent: _Node?
  private(set) var environmentLink: Unmanaged<EnvironmentScope>?
  /// The environment, where it is another one than the parent's; then the node keeps it.
  private(set) var ownEnvironment: EnvironmentScope?
  private(set) var depth: Int32

  /// The place of a child, in the environment of its parent.
  @MainActor
  init(below parent: _Node) {
    graphLink = parent.graphLink
    self.parent = parent
    environmentLink = parent.environmentLink
    ownEnvironment = nil
    depth = parent.depth + 1
  }

  /// The place of a root, of a graph or of a surface.
  init(
    graph: ViewGraph, parent: _Node? = nil, environment: EnvironmentScope, depth: Int32 = 0
  ) {
    graphLink = .passUnretained(graph)
    self.parent = parent
    environmentLink = .passUnretained(environment)
    ownEnvironment = environment
    self.depth = depth
  }

  /// The environment in which the node will stand.
  var environment: EnvironmentScope? { environmentLink?.takeUnretainedValue() }

  /// The same place with another environment.
  func with(environment: EnvironmentScope?) -> _NodeContext {
    var context = self
    context.environmentLink = environment.map(Unmanaged.passUnretained)
    context.ownEnvironment = environment
    return context
  }

  /// The same place for a node that stands on another one which is about to be made there.
  var oneDeeper: _NodeContext {
    var context = self
    context.depth += 1
    context.ownEnvironment = environment
    return context
  }
}
