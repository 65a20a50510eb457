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
  @inlinable
  public consuming func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

/// A modifier that disables the controls in what it modifies.
public struct _DisabledModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  @usableFromInline let isDisabled: Bool

  @inlinable
  init(isDisabled: Bool) { self.isDisabled = isDisabled }

  /// Makes the node of a modified view; for internal use only.
  @inlinable
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    let node = DisabledNode<Modified>(view.modifier, in: context)
    node.attachFirst(Modified._makeNode(view.content, in: node.childContext))
    return node
  }
}

/// The node of a view that may be disabled; follows the outer setting.
@usableFromInline
final class DisabledNode<Content: View>: ModifierNode<Content, _DisabledModifier> {
  private let scope: EnvironmentValueScope<Bool>?

  @usableFromInline
  init(_ modifier: _DisabledModifier, in context: _NodeContext) {
    if let outer = context.environment {
      scope = EnvironmentValueScope(true, key: ObjectIdentifier(IsEnabledKey.self), parent: outer)
    } else {
      scope = nil
    }
    super.init(alone: modifier, in: context)
    refresh()
  }

  @usableFromInline
  override var childContext: _NodeContext { super.childContext.with(environment: scope) }

  override func modifierDidChange(from old: _DisabledModifier) {
    if old.isDisabled != modifier.isDisabled { refresh() }
  }

  @usableFromInline
  override func refresh() {
    let outer = recordingReads { isEnabled }
    scope?.setValue(outer && !modifier.isDisabled)
  }
}
