// SPDX-License-Identifier: Apache-2.0

/// Items that are added to, or take the place of, a standard group of the menu bar. // M9
///
/// Source: <https://developer.apple.com/documentation/swiftui/commandgroup>
public struct CommandGroup<Content: View>: Commands {
  /// The body of built-in commands, which have none.
  public typealias Body = Never

  let placement: CommandGroupPlacement
  let position: MenuGroupPosition
  let content: Content

  /// Adds items at the start of a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .before
    content = addition()
  }

  /// Adds items at the end of a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .after
    content = addition()
  }

  /// Puts items in the place of a group; with no items, removes it. // M10
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    position = .replacing
    content = addition()
  }

  /// Makes the commands' node; for internal use only.
  public static func _makeNode(_ group: Self, in context: _NodeContext) -> _ValueNode<Self> {
    CommandGroupNode(group, in: context)
  }
}

/// Where a group of items goes.
enum MenuGroupPosition {
  case before
  case after
  case replacing
}

private final class CommandGroupNode<Content: View>:
  _ValueNode<CommandGroup<Content>>, MenuContribution
{
  private var placement: CommandGroupPlacement
  private let position: MenuGroupPosition

  init(_ group: CommandGroup<Content>, in context: _NodeContext) {
    placement = group.placement
    position = group.position
    super.init(in: context, traits: .command)
    attachFirst(Content._makeNode(group.content, in: childContext))
  }

  override func update(_ newValue: inout CommandGroup<Content>) {
    countVisit()
    if placement != newValue.placement { structureDidChange() }
    placement = newValue.placement
    if let child = firstChild { _Node.update(child, with: newValue.content) }
  }

  var contribution: MenuChange { .group(placement, position) }
}

/// A standard group of the menu bar. // M4
///
/// Source: <https://developer.apple.com/documentation/swiftui/commandgroupplacement>
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// About, in the app's menu.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Settings, in the app's menu.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services, in the app's menu.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hide, Hide Others and Show All, in the app's menu.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quit, in the app's menu.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New, in the File menu.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Close and saving, in the File menu.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Import and export, in the File menu.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing, in the File menu.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and Redo, in the Edit menu.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut to Select All, in the Edit menu.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Searching and spelling, in the Edit menu.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Fonts and alignment, in the Format menu.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar, in the View menu.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar and full screen, in the View menu.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Minimize and Zoom, in the Window menu.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Bring All to Front, in the Window menu.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The open windows, in the Window menu.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The scenes with a single window, in the Window menu. // M24
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Help, in the Help menu.
  public static let help = CommandGroupPlacement(name: "help")
}
