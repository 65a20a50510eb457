// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Asks before the window around this view closes, whether a person or code closes it. // S33
  ///
  /// An action whose role is cancel keeps the window; any other lets it close. Closing with the
  /// destructive dismiss behaviour does not ask.
  ///
  /// Source: <https://developer.apple.com/documentation/swiftui/view/dismissalconfirmationdialog(_:shouldpresent:actions:)>
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the window around this view closes. // S33
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks before the window around this view closes. // S33
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) {
      EmptyView()
    }
  }

  /// Asks, with a message, before the window around this view closes. // S33
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks, with a message, before the window around this view closes. // S33
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks, with a message, before the window around this view closes. // S33
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      _DismissalConfirmation(
        title: title.string, shouldPresent: shouldPresent, actions: actions(), message: message()))
  }
}

/// A modifier that asks before the window around it closes.
public struct _DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let title: String
  let shouldPresent: Bool
  let actions: Actions
  let message: Message

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    DismissalConfirmationNode(view, in: context, traits: .presenter)
  }
}

/// The node of a view that asks before its window closes; nothing but the attempt to close it makes the
/// dialog come up.
private final class DismissalConfirmationNode<Content: View, Actions: View, Message: View>:
  PresentationNode<Content, _DismissalConfirmation<Actions, Message>>, ClosingGuard
{
  private var isAsking = false
  private var mayClose = false

  override var kind: Surface.Kind { .confirmationDialog }
  override var isWanted: Bool { isAsking }
  override var wantedID: DescribedValue? { DescribedValue(modifier.title) }

  func keepsOpen() -> Bool {
    guard modifier.shouldPresent else { return false }
    isAsking = true
    mayClose = false
    graph.session.needsPresentation(self)
    return true
  }

  override func resetBinding() {
    isAsking = false
    graph.session.needsPresentation(self)
  }

  override func didChoose(_ button: any ActionElement) {
    mayClose = button.actionRole != .cancel
    resetBinding()
  }

  override func didDismiss() {
    guard mayClose, let window = graph.window else { return }
    mayClose = false
    let session = graph.session
    session.afterUpdate { session.closeWindow(window) }
  }

  override func makeContent(in context: _NodeContext) -> _Node {
    DialogNode(content, in: context)
  }

  override func updateContent(_ root: _Node) { _Node.update(root, with: content) }

  private var content: DialogContent<Actions, Message> {
    DialogContent(kind: kind, actions: modifier.actions, message: modifier.message)
  }
}

/// A node that may ask before its window closes.
@MainActor
private protocol ClosingGuard: _Node {
  /// Whether the window stays open for now, because a person is asked.
  func keepsOpen() -> Bool
}

extension Session {
  /// Closes a window, unless something on it asks a person first. // S33
  func requestClose(_ window: SessionWindow) {
    transactUnprompted {
      let isKept = window.surface.modal == nil && window.surface.asksBeforeClosing()
      if !isKept { closeWindow(window) }
    }
  }
}

extension Surface {
  fileprivate func asksBeforeClosing() -> Bool {
    root?.first { node in
      node.traits.contains(.presenter) && (node as? any ClosingGuard)?.keepsOpen() ?? false
    } != nil
  }
}
