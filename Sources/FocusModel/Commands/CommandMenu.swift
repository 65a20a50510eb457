// SPDX-License-Identifier: Apache-2.0

/// A menu of the app's own, between View and Window. // M1
///
/// Source: <https://developer.apple.com/documentation/swiftui/commandmenu>
public struct CommandMenu<Content: View>: Commands {
  /// The body of built-in commands, which have none.
  public typealias Body = Never

  let title: String
  let content: Content

  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = nameKey.text
    self.content = content()
  }

  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name.string
    self.content = content()
  }

  /// Creates a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = String(name)
    self.content = content()
  }

  /// Makes the commands' node; for internal use only.
  public static func _makeNode(_ menu: Self, in context: _NodeContext) -> _ValueNode<Self> {
    CommandMenuNode(menu, in: context)
  }
}

/// A node of the app's graph that adds something to the menu bar.
@MainActor
protocol MenuContribution: _Node {
  var contribution: MenuChange { get }
}

/// What a contribution does to the menu bar.
enum MenuChange {
  case menu(title: String)
  case group(CommandGroupPlacement, MenuGroupPosition)
  /// A menu of its own after all others.
  case extra(title: String)
  case nothing
}

private final class CommandMenuNode<Content: View>:
  _ValueNode<CommandMenu<Content>>, MenuContribution
{
  private var title: String

  init(_ menu: CommandMenu<Content>, in context: _NodeContext) {
    title = menu.title
    super.init(in: context, traits: .command)
    attachFirst(Content._makeNode(menu.content, in: childContext))
  }

  override func update(_ newValue: CommandMenu<Content>) {
    graph.session.counters.nodesVisited += 1
    if title != newValue.title { graph.structureDidChange() }
    title = newValue.title
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }

  var contribution: MenuChange { .menu(title: title) }
}
