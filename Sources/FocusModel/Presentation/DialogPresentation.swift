// SPDX-License-Identifier: Apache-2.0

/// A modifier that presents an alert or a confirmation dialog.
public struct _DialogPresentation<Actions: View, Message: View>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let style: Surface.Kind
  let title: String
  let isPresented: Binding<Bool>
  /// Whether there is what the dialog is about; without it, it does not come up. // S31
  let hasData: Bool
  let actions: Actions
  let message: Message

  init(
    style: Surface.Kind, title: String, isPresented: Binding<Bool>, hasData: Bool,
    actions: Actions, message: Message
  ) {
    self.style = style
    self.title = title
    self.isPresented = isPresented
    self.hasData = hasData
    self.actions = actions
    self.message = message
  }

  /// Makes the node of a modified view. *For internal use only.*
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    let node = DialogPresentationNode(view, in: context, traits: .presenter)
    node.refresh()
    return node
  }
}

private final class DialogPresentationNode<Content: View, Actions: View, Message: View>:
  PresentationNode<Content, _DialogPresentation<Actions, Message>>
{
  private var flag = false

  override var kind: Surface.Kind { modifier.style }
  override var isWanted: Bool { flag && (modifier.hasData || surface != nil) }
  override var wantedID: DescribedValue? { DescribedValue(modifier.title) }
  override func readBinding() { flag = modifier.isPresented.wrappedValue }
  override func resetBinding() { modifier.isPresented.wrappedValue = false }

  override func makeContent(in context: _NodeContext) -> _Node {
    DialogNode(
      DialogContent(
        kind: modifier.style, actions: modifier.actions, message: modifier.message), in: context)
  }

  /// S31: what changes while a dialog about data is up is ignored.
  override func updateContent(_ root: _Node) {
    guard modifier.hasData else { return }
    _Node.update(
      root,
      with: DialogContent(
        kind: modifier.style, actions: modifier.actions, message: modifier.message))
  }
}

/// What a dialog shows.
struct DialogContent<Actions: View, Message: View> {
  let kind: Surface.Kind
  let actions: Actions
  let message: Message
}

/// The root node of a dialog: message, actions, and the button that is added where one is missing.
private final class DialogNode<Actions: View, Message: View>:
  _ValueNode<DialogContent<Actions, Message>>
{
  init(_ content: DialogContent<Actions, Message>, in context: _NodeContext) {
    super.init(in: context, traits: .surfaceRoot)
    let message = Message._makeNode(content.message, in: childContext)
    attachFirst(message)
    let actions = Actions._makeNode(content.actions, in: childContext)
    attach(actions, after: message)
    if let standard = standardButton(in: content.kind, beside: actions) {
      attach(Button<Text>._makeNode(standard, in: childContext), after: actions)
    }
  }

  /// S30: an alert without actions has an OK. S32: a dialog without a cancel button has one.
  private func standardButton(in kind: Surface.Kind, beside actions: _Node) -> Button<Text>? {
    var buttons: [any ActionElement] = []
    actions.walk { node in
      if let button = node as? any ActionElement { buttons.append(button) }
      return true
    }
    if kind == .alert {
      return buttons.isEmpty ? Button("OK", role: .cancel) {} : nil
    }
    return buttons.contains { $0.actionRole == .cancel } ? nil : Button("Cancel", role: .cancel) {}
  }

  override func update(_ newValue: DialogContent<Actions, Message>) {
    guard let message = firstChild, let actions = message.nextSibling else { return }
    _Node.update(message, with: newValue.message)
    _Node.update(actions, with: newValue.actions)
  }
}
