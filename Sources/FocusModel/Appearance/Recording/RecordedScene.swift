// SPDX-License-Identifier: Apache-2.0

/// A scene with an inert modifier, which is kept and does nothing else.
struct RecordedScene<Content: Scene> {
  let content: Content
  let attribute: ElementAttribute
}

extension RecordedScene: Scene {
  var body: some Scene { content }
}

nonisolated extension Scene {
  /// Records an inert modifier.
  package func recorded(_ name: StaticString, _ argument: Any? = nil) -> some Scene {
    RecordedScene(content: self, attribute: ElementAttribute(name: name, argument: argument))
  }
}
