// SPDX-License-Identifier: Apache-2.0

/// Where a new node will stand: its graph, its parent, and the environment it reads.
///
/// For internal use only.
public struct _NodeContext {
  let graphLink: Unmanaged<ViewGraph>
  unowned(unsafe) let parent: _Node?
  let environment: EnvironmentScope?
  let depth: Int32

  /// The same place with another environment.
  func with(environment: EnvironmentScope?) -> _NodeContext {
    _NodeContext(graphLink: graphLink, parent: parent, environment: environment, depth: depth)
  }
}

extension _NodeContext {
  init(graph: ViewGraph, parent: _Node?, environment: EnvironmentScope?, depth: Int32) {
    self.init(
      graphLink: .passUnretained(graph), parent: parent, environment: environment, depth: depth)
  }
}
