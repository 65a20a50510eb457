// SPDX-License-Identifier: Apache-2.0

/// Whether controls here may be used, as `disabled(_:)` sets it.
struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls here may be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls in this view; an inner modifier cannot enable what an outer one disables. // M14
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

/// A modifier that disables the controls in what it modifies.
public struct _DisabledModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let isDisabled: Bool

  init(isDisabled: Bool) { self.isDisabled = isDisabled }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    DisabledNode(view, in: context)
  }
}

/// The node of a view that may be disabled; follows the outer setting.
private final class DisabledNode<Content: View>: ModifierNode<Content, _DisabledModifier> {
  private let scope: EnvironmentValueScope<Bool>?

  init(_ view: ModifiedContent<Content, _DisabledModifier>, in context: _NodeContext) {
    scope = context.environment.map {
      EnvironmentValueScope(true, key: ObjectIdentifier(IsEnabledKey.self), parent: $0)
    }
    super.init(view, in: context)
    refresh()
  }

  override var childContext: _NodeContext { super.childContext.with(environment: scope) }

  override func modifierDidChange(from old: _DisabledModifier) {
    if old.isDisabled != modifier.isDisabled { refresh() }
  }

  override func refresh() {
    let outer = tracked { EnvironmentValues(scope: environment).isEnabled }
    scope?.setValue(outer && !modifier.isDisabled)
  }
}
