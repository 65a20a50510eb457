// SPDX-License-Identifier: Apache-2.0

/// A modifier that presents an alert or a confirmation dialog.
public struct _DialogPresentation<Data, Actions: View, Message: View>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let style: Surface.Kind
  let title: String
  let isPresented: Binding<Bool>
  /// What the dialog is about; without it, it does not come up. // S31
  let data: Data?
  let actions: Actions
  let message: Message

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    let node = DialogPresentationNode(view, in: context, traits: .presenter)
    node.refresh()
    return node
  }
}

/// Stands for the data of a dialog that is about nothing in particular.
struct NoDialogData: Hashable {}

private final class DialogPresentationNode<Content: View, Data, Actions: View, Message: View>:
  PresentationNode<Content, _DialogPresentation<Data, Actions, Message>>
{
  private var flag = false
  private var shownData: Data?

  override var kind: Surface.Kind { modifier.style }
  override var isWanted: Bool { flag && (modifier.data != nil || surface != nil) }
  override var wantedID: DescribedValue? { DescribedValue(modifier.title) }
  override func readBinding() {
    flag = modifier.isPresented.wrappedValue
    if flag, modifier.data == nil, surface == nil { checkData() }
  }

  /// S31: without data there is nothing to show, which is a fault unless the data comes in the same update.
  private func checkData() {
    let session = graph.session
    session.afterUpdate { [weak self] in
      guard let self, self.flag, self.modifier.data == nil, self.surface == nil else { return }
      session.raiseOnce(.outOfStep(self.modifier.title, lacking: "what it is about"))
    }
  }

  override func resetBinding() { modifier.isPresented.wrappedValue = false }
  override func didDismiss() { shownData = nil }

  override func makeContent(in context: _NodeContext) -> _Node {
    shownData = modifier.data
    return DialogNode(content, in: context)
  }

  /// S31: other data while the dialog is up is ignored.
  override func updateContent(_ root: _Node) {
    guard let shownData, let data = modifier.data,
      Comparator.of(Data.self).areEqual(shownData, data)
    else { return }
    _Node.update(root, with: content)
  }

  private var content: DialogContent<Actions, Message> {
    DialogContent(kind: modifier.style, actions: modifier.actions, message: modifier.message)
  }
}

/// What a dialog shows.
struct DialogContent<Actions: View, Message: View> {
  let kind: Surface.Kind
  let actions: Actions
  let message: Message
}

/// The root node of a dialog: message, actions, and the button that is added where one is missing.
final class DialogNode<Actions: View, Message: View>:
  _ValueNode<DialogContent<Actions, Message>>
{
  init(_ content: DialogContent<Actions, Message>, in context: _NodeContext) {
    super.init(in: context, traits: .surfaceRoot)
    let message = Message._makeNode(content.message, in: childContext)
    attachFirst(message)
    let actions = Actions._makeNode(content.actions, in: childContext)
    attach(actions, after: message)
    let standard = standardButton(in: content.kind, beside: actions)
    let button = Button<Text>?._makeNode(standard, in: childContext)
    attach(button, after: actions)
    let toggle = environmentValues.dialogSuppression?.toggle
    attach(Toggle<Text>?._makeNode(toggle, in: childContext), after: button)
  }

  /// S30: an alert without actions has an OK.
  ///
  /// S32: a dialog without a cancel button has one.
  private func standardButton(in kind: Surface.Kind, beside actions: _Node) -> Button<Text>? {
    var buttons: [any ActionElement] = []
    actions.walk { node in
      if let button = node as? any ActionElement { buttons.append(button) }
      return true
    }
    if kind == .alert {
      return buttons.isEmpty ? Button("OK", role: .confirm) {} : nil
    }
    return buttons.contains { $0.actionRole == .cancel } ? nil : Button("Cancel", role: .cancel) {}
  }

  override func update(_ newValue: inout DialogContent<Actions, Message>) {
    guard let message = firstChild, let actions = message.nextSibling else { return }
    _Node.update(message, with: newValue.message)
    _Node.update(actions, with: newValue.actions)
    guard let standard = actions.nextSibling else { return }
    _Node.update(standard, with: standardButton(in: newValue.kind, beside: actions))
  }
}
