// SPDX-License-Identifier: Apache-2.0

extension Scene {
  /// Adds commands to the menu bar, whether the scene has a window or not. // M5
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    SceneWithCommands(content: self, commands: content())
  }
}

/// A scene with commands.
struct SceneWithCommands<Content: Scene, Added: Commands>: Scene {
  typealias Body = Never

  let content: Content
  let commands: Added

  static func _makeNode(_ scene: Self, in context: _NodeContext) -> _ValueNode<Self> {
    SceneWithCommandsNode(scene, in: context)
  }
}

private final class SceneWithCommandsNode<Content: Scene, Added: Commands>:
  _ValueNode<SceneWithCommands<Content, Added>>
{
  init(_ scene: SceneWithCommands<Content, Added>, in context: _NodeContext) {
    super.init(in: context)
    let content = Content._makeNode(scene.content, in: childContext)
    attachFirst(content)
    attach(Added._makeNode(scene.commands, in: childContext), after: content)
  }

  override func update(_ newValue: inout SceneWithCommands<Content, Added>) {
    guard let content = firstChild, let commands = content.nextSibling else { return }
    _Node.update(content, with: newValue.content)
    _Node.update(commands, with: newValue.commands)
  }
}
