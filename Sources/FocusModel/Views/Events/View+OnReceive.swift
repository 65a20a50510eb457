// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Runs an action for each value that a publisher sends while the view is in the tree.
  ///
  /// Source: <https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)>
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceptionModifier(publisher: publisher, action: action))
  }
}

/// A modifier that runs an action for each value that a publisher sends.
public struct _ReceptionModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    ReceptionNode(view, in: context)
  }
}

private final class ReceptionNode<Content: View, P: Publisher>:
  ModifierNode<Content, _ReceptionModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  init(_ view: ModifiedContent<Content, _ReceptionModifier<P>>, in context: _NodeContext) {
    super.init(view, in: context)
    subscribe()
  }

  /// A publisher that is another one is subscribed to in the place of the one before.
  override func modifierDidChange(from old: _ReceptionModifier<P>) {
    if !Comparator.of(P.self).areEqual(old.publisher, modifier.publisher) { subscribe() }
  }

  /// Subscribes after the update, as `onAppear` would run.
  private func subscribe() {
    graph.session.afterUpdate { [weak self] in
      guard let self, !isRemoved else { return }
      subscription = modifier.publisher.sink { [weak self] value in
        // Whatever thread sends it, the action runs on the main actor.
        nonisolated(unsafe) let value = value
        hopToMainActor { self?.receive(value) }
      }
    }
  }

  private func receive(_ value: P.Output) {
    guard !isRemoved else { return }
    modifier.action(value)
  }

  override func willRemove() { subscription = nil }

  override func sessionDidGo() { subscription = nil }
}
