// SPDX-License-Identifier: Apache-2.0

/// A modifier that says which page a pushed value leads to.
@MainActor
protocol DestinationNode: _Node {
  func accepts(_ value: AnyHashable) -> Bool
  func makePage(for value: AnyHashable, in context: _NodeContext) -> _Node?
}

extension View {
  /// Says which page a link's value of a type leads to, in the stack around this view.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_DestinationModifier(destination: destination))
  }
}

/// A modifier that says which page a pushed value leads to.
public struct _DestinationModifier<Value: Hashable, Page: View>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let destination: (Value) -> Page

  init(destination: @escaping (Value) -> Page) { self.destination = destination }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    NavigationDestinationNode(view, in: context)
  }
}

private final class NavigationDestinationNode<Content: View, Value: Hashable, Page: View>:
  ModifierNode<Content, _DestinationModifier<Value, Page>>, DestinationNode
{
  private weak var host: (any NavigationHost)?
  /// The pages made from this destination, which follow its closure.
  private var pages: [WeakPage] = []

  private struct WeakPage {
    weak var node: DestinationPageNode<Value, Page>?
  }

  init(
    _ view: ModifiedContent<Content, _DestinationModifier<Value, Page>>, in context: _NodeContext
  ) {
    super.init(view, in: context)
    host = EnvironmentValues(scope: environment).navigationHost?.host
    host?.register(self)
  }

  func accepts(_ value: AnyHashable) -> Bool { value.base is Value }

  func makePage(for value: AnyHashable, in context: _NodeContext) -> _Node? {
    guard let value = value.base as? Value else { return nil }
    let page = DestinationPageNode(
      DestinationPage(value: value, content: modifier.destination), in: context)
    pages.removeAll { $0.node == nil }
    pages.append(WeakPage(node: page))
    return page
  }

  override func modifierDidChange(from old: _DestinationModifier<Value, Page>) {
    for page in pages {
      guard let node = page.node, !node.isRemoved else { continue }
      _Node.update(
        node, with: DestinationPage(value: node.value.value, content: modifier.destination))
    }
  }

  override func willRemove() { host?.unregister(self) }
}

/// A value and what shows it.
struct DestinationPage<Value, Page: View> {
  let value: Value
  let content: (Value) -> Page
}

/// The node of a pushed page; its closure's reads are its own.
private final class DestinationPageNode<Value, Page: View>:
  StoredNode<DestinationPage<Value, Page>>
{
  init(_ page: DestinationPage<Value, Page>, in context: _NodeContext) {
    super.init(page, in: context)
    refresh()
  }

  override func update(_ newValue: inout DestinationPage<Value, Page>) {
    value = newValue
    status.remove(.dirty)
    refresh()
  }

  override func refresh() {
    let content = tracked { value.content(value.value) }
    if let child = firstChild {
      _Node.update(child, with: content)
    } else {
      attachFirst(Page._makeNode(content, in: childContext))
    }
  }
}
