// SPDX-License-Identifier: Apache-2.0

/// One open window: its graph, the surface that fills it and what is presented on it.
@MainActor
final class SessionWindow {
  let number: Int
  unowned(unsafe) let scene: any WindowScene
  /// Whether the window holds tools for the others. // F10
  let isUtility: Bool
  let graph: ViewGraph
  private(set) lazy var surface = Surface(window: self)
  /// What `@SceneStorage` keeps.
  let values = ValueStore()
  /// What depends on whether the window is key.
  let keyStatus = ActivityStatus()
  var isMinimized = false
  var isFullScreen = false
  var isZoomed = false
  /// Whether a person has hidden the toolbar.
  var hidesToolbar = false
  /// The value that the window presents, where its scene has one. // W2, W4
  var valueCell: (any WindowValueCell)?
  unowned(unsafe) var inFront: SessionWindow?
  unowned(unsafe) var behind: SessionWindow?

  init(number: Int, scene: any WindowScene) {
    self.number = number
    self.scene = scene
    isUtility = scene.isUtility
    graph = ViewGraph(session: scene.graph.session, number: number)
    graph.window = self
  }

  /// The sheet, alert or window content that takes keys and presses.
  var frontSurface: Surface {
    var front = surface
    while let modal = front.modal { front = modal }
    return front
  }

  /// The surfaces from the window's content outward.
  var surfaces: [Surface] {
    var all = [surface]
    while let modal = all[all.count - 1].modal { all.append(modal) }
    return all
  }

  /// The title: the nearest navigation title of what is shown, else the scene's.
  var title: String { surface.navigationTitle ?? scene.windowTitle }
}
