// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Binds keyboard focus in this view: the property is true while focus is here.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusBindingModifier(binding: condition, value: true))
  }

  /// Binds keyboard focus in this view: the property has a value while focus is here.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusBindingModifier(binding: binding, value: value))
  }

  /// Puts keyboard focus, when this view appears, on the view inside that a value stands for.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When focus comes into the view by itself.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when a person moves it there.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// A modifier that binds keyboard focus in its view.
public struct _FocusBindingModifier<Value: Hashable>: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    FocusBindingNode(view, in: context)
  }
}

private final class FocusBindingNode<Content: View, Value: Hashable>:
  ModifierNode<Content, _FocusBindingModifier<Value>>, ValueFocusBinder
{
  init(_ view: ModifiedContent<Content, _FocusBindingModifier<Value>>, in context: _NodeContext) {
    super.init(view, in: context, traits: .focusBinder)
    core?.insert(self)
    graph.hasFocusBinders = true
  }

  private var core: FocusStateCore<Value>? { modifier.binding.core }
  var focusValue: Value { modifier.value }

  override func modifierDidChange(from old: _FocusBindingModifier<Value>) {
    guard old.binding.core !== core else { return }
    old.binding.core?.remove(self)
    core?.insert(self)
  }

  func focusDidEnter() { core?.focusDidEnter(focusValue) }
  func focusDidLeave() { core?.focusDidLeave(focusValue) }

  override func willRemove() { core?.remove(self) }
}
