// SPDX-License-Identifier: Apache-2.0

/// A menu of the app's own, between View and Window. // M1
///
/// Source: <https://developer.apple.com/documentation/swiftui/commandmenu>
public struct CommandMenu<Content: View>: Commands {
  /// The body of built-in commands, which have none.
  public typealias Body = Never

  @usableFromInline let title: String
  @usableFromInline var content: Content

  /// Creates a menu.
  @inlinable
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
  @inlinable
  public static func _makeNode(_ menu: Self, in context: _NodeContext) -> _ValueNode<Self> {
    let node = CommandMenuNode<Content>(title: menu.title, in: context)
    node.attachFirst(Content._makeNode(menu.content, in: node.childContext))
    return node
  }

  /// Gives the commands' node its new value; for internal use only.
  @inlinable
  public static func _updateNode(_ node: _Node, with menu: inout Self) {
    unsafeDowncast(node, to: CommandMenuNode<Content>.self).setTitle(menu.title)
    node.updateOnlyChild(with: &menu.content)
  }
}

/// A node of the app's graph that adds something to the menu bar.
@MainActor
protocol MenuContribution: _Node {
  var contribution: MenuChange { get }
}

extension MenuContribution {
  /// Where the contribution goes in its placement; nil for a menu of its own.
  var position: MenuGroupPosition? {
    if case .group(_, let position) = contribution { position } else { nil }
  }
}

/// What a contribution does to the menu bar.
enum MenuChange {
  case menu(title: String)
  case group(CommandGroupPlacement, MenuGroupPosition)
  /// A menu of its own after all others.
  case extra(title: String)
  case nothing
}

/// The node of a menu.
@usableFromInline
final class CommandMenuNode<Content: View>: _ValueNode<CommandMenu<Content>>, MenuContribution {
  private var title: String

  @usableFromInline
  init(title: String, in context: _NodeContext) {
    self.title = title
    super.init(in: context, traits: .command)
  }

  @usableFromInline
  override func update(_ newValue: inout CommandMenu<Content>) {
    CommandMenu._updateNode(self, with: &newValue)
  }

  @usableFromInline
  func setTitle(_ newTitle: String) {
    if title == newTitle { return }
    title = newTitle
    structureDidChange()
  }

  var contribution: MenuChange { .menu(title: title) }
}
