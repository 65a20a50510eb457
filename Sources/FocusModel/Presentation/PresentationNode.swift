// SPDX-License-Identifier: Apache-2.0

/// The node of a view that presents something while a binding says so.
///
/// Reads its binding as a read of its own, so a change of the binding evaluates this node and no body.
@MainActor
@usableFromInline
class PresentationNode<Content: View, Modifier: ViewModifier>:
  ModifierNode<Content, Modifier>, Presenter
{
  @exclusivity(unchecked) final var surface: Surface?
  final let link = PresenterLink()

  override init(
    _ view: ModifiedContent<Content, Modifier>, in context: _NodeContext, traits: Traits = []
  ) {
    super.init(view, in: context, traits: traits)
    link.presenter = self
  }

  @usableFromInline
  override init(alone modifier: Modifier, in context: _NodeContext, traits: Traits = []) {
    super.init(alone: modifier, in: context, traits: traits)
    link.presenter = self
  }

  deinit { link.presenter = nil }

  @usableFromInline
  final override func contentDidUpdate() {
    status.remove(.dirty)
    refresh()
  }

  /// Reads the binding, has a difference brought in line, and hands new content to what stays up.
  @usableFromInline
  final override func refresh() {
    if let presenter = link.presenter { trackBinding(of: presenter) }
    if isWanted != (surface != nil) || isReplaced {
      queue()
    } else if let surface, let root = surface.root {
      updateContent(root)
      if takeChange() { graph.session.record(.sheetUpdated(surface.presented)) }
    }
  }

  override func willRemove() {
    if surface != nil { queue() }
  }

  private func queue() {
    guard let presenter = link.presenter else { return }
    withSession { $0.needsPresentation(presenter) }
  }

  // MARK: - What each kind of presentation says

  var kind: Surface.Kind { .sheet }
  var isWanted: Bool { false }
  var isReplaced: Bool { false }
  var wantedID: DescribedValue? { nil }
  var onDismiss: (() -> Void)? { nil }
  func readBinding() {}
  func makeContent(in context: _NodeContext) -> _Node { _ValueNode<EmptyView>(in: context) }
  func updateContent(_ root: _Node) {}
  /// Whether what is up shows another value of the same identity than before, and forgets that it does. // S5
  func takeChange() -> Bool { false }
  func hasStableIdentity() -> Bool { true }
  var itemDescription: String { "" }
  func resetBinding() {}
  func didChoose(_ button: any ActionElement) { resetBinding() }
  func withholdingItem(_ body: () -> Void) { body() }
  func didDismiss() {}
  var showsEarlierContent: Bool { false }
}

extension _Node {
  /// Reads the binding of a presenter as its own read; not generic, so that no type has to be looked up.
  fileprivate final func trackBinding(of presenter: any Presenter) {
    tracked { presenter.readBinding() }
  }
}

/// The content of a surface, made by an app's closure.
@usableFromInline
struct SurfaceContent<Content: View> {
  @usableFromInline let make: () -> Content

  @inlinable
  init(make: @escaping () -> Content) { self.make = make }
}

/// The root node of a surface; what its closure reads is its own affair.
@usableFromInline
final class SurfaceRootNode<Content: View>: StoredNode<SurfaceContent<Content>> {
  @inlinable
  init(_ content: @escaping () -> Content, in context: _NodeContext) {
    super.init(SurfaceContent(make: content), in: context, traits: .surfaceRoot)
    attachFirst(Content._makeNode(makeContent(), in: childContext))
  }

  @usableFromInline
  override func update(_ newValue: inout SurfaceContent<Content>) {
    value = newValue
    status.remove(.dirty)
    refresh()
  }

  @usableFromInline
  override func refresh() {
    if let child = firstChild { _Node.update(child, with: makeContent()) }
  }

  @inlinable
  func makeContent() -> Content {
    countBody()
    return tracked(value.make)
  }
}
