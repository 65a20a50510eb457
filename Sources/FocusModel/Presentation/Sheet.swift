// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Presents a sheet while a flag is true. // S1
  @inlinable
  public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentation(
        style: .sheet, isPresented: isPresented, dismissed: onDismiss, content: content))
  }

  /// Presents a sheet while there is an item, with content for the item. // S1, S4, S5
  @inlinable
  public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemPresentation(style: .sheet, item: item, dismissed: onDismiss, content: content))
  }
}

/// A modifier that presents something while a flag is true.
public struct _FlagPresentation<Presented: View>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  @usableFromInline let style: Surface.Kind
  @usableFromInline let isPresented: Binding<Bool>
  @usableFromInline let dismissed: (() -> Void)?
  @usableFromInline let content: () -> Presented

  @inlinable
  init(
    style: Surface.Kind, isPresented: Binding<Bool>, dismissed: (() -> Void)?,
    content: @escaping () -> Presented
  ) {
    self.style = style
    self.isPresented = isPresented
    self.dismissed = dismissed
    self.content = content
  }

  /// Makes the node of a modified view; for internal use only.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    let node = FlagPresentationNode(view.modifier, of: Modified.self, in: context)
    node.attachFirst(Modified._makeNode(view.content, in: node.childContext))
    node.refresh()
    return node
  }
}

@usableFromInline
final class FlagPresentationNode<Content: View, Presented: View>:
  PresentationNode<Content, _FlagPresentation<Presented>>
{
  @exclusivity(unchecked) private var flag = false
  /// What the content was when the body around it ran last, until it is shown for the first time. // S7
  private var earlier: Presented?
  private var wasShown = false
  private var isEarlier = false

  @usableFromInline
  init(_ modifier: _FlagPresentation<Presented>, of _: Content.Type, in context: _NodeContext) {
    super.init(alone: modifier, in: context, traits: .presenter)
    makeEarlierContent()
  }

  override func modifierDidChange(from old: _FlagPresentation<Presented>) { makeEarlierContent() }

  private func makeEarlierContent() {
    if wasShown || graph.session.policies.flagContentIsFresh { return }
    earlier = ReadTracker.untracked(modifier.content)
  }

  override var kind: Surface.Kind { modifier.style }
  override var isWanted: Bool { flag }
  override var onDismiss: (() -> Void)? { modifier.dismissed }
  override func readBinding() { flag = modifier.isPresented.wrappedValue }
  override func resetBinding() { modifier.isPresented.wrappedValue = false }
  override func didDismiss() { isEarlier = false }
  override var showsEarlierContent: Bool { isEarlier }

  override func makeContent(in context: _NodeContext) -> _Node {
    SurfaceRootNode(earlier.map(contentAfter) ?? modifier.content, in: context)
  }

  /// S7: by the policy, the content as it was, and that of now from its next change on.
  private func contentAfter(_ earlier: Presented) -> () -> Presented {
    (self.earlier, wasShown) = (nil, true)
    isEarlier = true
    var earlier: Presented? = earlier
    let content = modifier.content
    return {
      defer { earlier = nil }
      let fresh = content()
      return earlier ?? fresh
    }
  }

  override func updateContent(_ root: _Node) {
    _Node.update(root, with: SurfaceContent(make: modifier.content))
  }
}

/// A modifier that presents something while there is an item.
public struct _ItemPresentation<Item: Identifiable, Presented: View>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  @usableFromInline let style: Surface.Kind
  @usableFromInline let item: Binding<Item?>
  @usableFromInline let dismissed: (() -> Void)?
  @usableFromInline let content: (Item) -> Presented

  @inlinable
  init(
    style: Surface.Kind, item: Binding<Item?>, dismissed: (() -> Void)?,
    content: @escaping (Item) -> Presented
  ) {
    self.style = style
    self.item = item
    self.dismissed = dismissed
    self.content = content
  }

  /// Makes the node of a modified view; for internal use only.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    let access = ItemPresentationNode<Modified, Item, Presented>.Access(
      read: { $0.take($0.modifier.item.wrappedValue) },
      reset: { $0.modifier.item.wrappedValue = nil },
      describeID: { $0.describedID },
      isReplaced: { $0.showsAnother },
      forget: { $0.shownItem = nil },
      makeContent: { $0.makeSurfaceRoot(in: $1) })
    let node = ItemPresentationNode(view.modifier, access, of: Modified.self, in: context)
    node.attachFirst(Modified._makeNode(view.content, in: node.childContext))
    node.refresh()
    return node
  }
}

/// Compares the item's id with that of what is up: the same id updates in place (S5), whatever case the
/// item is (S6), and keeps the state inside (B18); another one replaces (S4).
@usableFromInline
final class ItemPresentationNode<Content: View, Item: Identifiable, Presented: View>:
  PresentationNode<Content, _ItemPresentation<Item, Presented>>
{
  /// What is done with items, compiled for their type where the app names it; compiled once for all types,
  /// each of these would have to look the type of an optional item up.
  @usableFromInline
  struct Access {
    @usableFromInline typealias Node = ItemPresentationNode<Content, Item, Presented>
    let read: @MainActor (Node) -> Void
    let reset: @MainActor (Node) -> Void
    let describeID: @MainActor (Node) -> DescribedValue?
    let isReplaced: @MainActor (Node) -> Bool
    let forget: @MainActor (Node) -> Void
    let makeContent: @MainActor (Node, _NodeContext) -> _Node?

    @usableFromInline
    init(
      read: @escaping @MainActor (Node) -> Void, reset: @escaping @MainActor (Node) -> Void,
      describeID: @escaping @MainActor (Node) -> DescribedValue?,
      isReplaced: @escaping @MainActor (Node) -> Bool,
      forget: @escaping @MainActor (Node) -> Void,
      makeContent: @escaping @MainActor (Node, _NodeContext) -> _Node?
    ) {
      self.read = read
      self.reset = reset
      self.describeID = describeID
      self.isReplaced = isReplaced
      self.forget = forget
      self.makeContent = makeContent
    }
  }

  private let access: Access
  @usableFromInline @exclusivity(unchecked) var item: Item?
  @usableFromInline @exclusivity(unchecked) var hasItem = false
  @usableFromInline @exclusivity(unchecked) var shownItem: Item?
  /// Whether the content was made for another value of the item before it was updated last.
  private var isChanged = false

  @usableFromInline
  init(
    _ modifier: _ItemPresentation<Item, Presented>, _ access: Access, of _: Content.Type,
    in context: _NodeContext
  ) {
    self.access = access
    super.init(alone: modifier, in: context, traits: .presenter)
  }

  override var kind: Surface.Kind { modifier.style }
  override var isWanted: Bool { hasItem }
  override var wantedID: DescribedValue? { access.describeID(self) }
  override var onDismiss: (() -> Void)? { modifier.dismissed }
  override func readBinding() { access.read(self) }
  override func resetBinding() { access.reset(self) }
  override func withholdingItem(_ body: () -> Void) {
    let wanted = item
    resetBinding()
    body()
    if modifier.item.wrappedValue == nil { modifier.item.wrappedValue = wanted }
  }
  override func didDismiss() { access.forget(self) }

  override var isReplaced: Bool { hasItem && access.isReplaced(self) }

  @inlinable
  func take(_ newItem: Item?) {
    item = newItem
    hasItem = newItem != nil
  }

  @inlinable var describedID: DescribedValue? {
    if let item { DescribedValue(item.id) } else { nil }
  }

  /// Whether what is up has another identity than the item.
  @inlinable var showsAnother: Bool {
    guard let shownItem, let item else { return false }
    return shownItem.id != item.id
  }

  override func hasStableIdentity() -> Bool {
    let id = item?.id
    readBinding()
    return item?.id == id
  }

  override var itemDescription: String { "\(Item.self)" }

  override func takeChange() -> Bool {
    guard let shownItem, let item else { return false }
    self.shownItem = item
    noteSharedID(from: shownItem, to: item)
    return isChanged
  }

  /// Whether what is up was made for another value of the item.
  private var showsEarlierValue: Bool {
    guard let shownItem, let item else { return false }
    let comparator = Comparator.of(Item.self)
    return comparator === Comparator.never
      ? DescribedValue(shownItem).text != DescribedValue(item).text
      : !comparator.areEqual(shownItem, item)
  }

  override func makeContent(in context: _NodeContext) -> _Node {
    access.makeContent(self, context) ?? super.makeContent(in: context)
  }

  @inlinable
  func makeSurfaceRoot(in context: _NodeContext) -> _Node? {
    shownItem = item
    guard let item else { return nil }
    return SurfaceRootNode(content(for: item), in: context)
  }

  override func updateContent(_ root: _Node) {
    guard let item else { return }
    isChanged = showsEarlierValue
    let before = isChanged && !Item.isEnumeration ? root.firstViewOfApp : nil
    _Node.update(root, with: SurfaceContent(make: content(for: item)))
    if let before { noteSharedID(of: "\(item.id)", from: before, to: root.firstViewOfApp) }
  }

  @inlinable
  func content(for item: Item) -> () -> Presented {
    let content = modifier.content
    return { content(item) }
  }
}
