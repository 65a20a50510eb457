// SPDX-License-Identifier: Apache-2.0

/// Where a new node will stand: its graph, its parent, and the environment it reads.
///
/// For internal use only. It owns nothing: it is handed down while what it names is there.
public struct _NodeContext {
  let graphLink: Unmanaged<ViewGraph>
  unowned(unsafe) let parent: _Node?
  let environmentLink: Unmanaged<EnvironmentScope>?
  let depth: Int32

  /// The environment in which the node will stand.
  var environment: EnvironmentScope? { environmentLink?.takeUnretainedValue() }

  /// The same place with another environment, which the caller keeps for as long as nodes stand in it.
  func with(environment: EnvironmentScope?) -> _NodeContext {
    _NodeContext(
      graphLink: graphLink, parent: parent,
      environmentLink: environment.map(Unmanaged.passUnretained), depth: depth)
  }
}
