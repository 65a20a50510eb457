// SPDX-License-Identifier: Apache-2.0

/// Where a new node will stand: its graph, its parent, and the environment it reads.
///
/// For internal use only.
public struct _NodeContext {
  unowned(unsafe) let graph: ViewGraph
  unowned(unsafe) let parent: _Node?
  let environment: EnvironmentScope?
  let depth: Int32

  /// The same place with another environment.
  func with(environment: EnvironmentScope?) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, environment: environment, depth: depth)
  }
}
