// SPDX-License-Identifier: Apache-2.0

/// What a view may be focused for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The interactions as bits.
  public let rawValue: Int

  /// Creates interactions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Starting its action, as with a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Changing it with the keyboard.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What suits the view.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets this view have keyboard focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets this view have keyboard focus for some interactions.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Makes this view a group in which focus moves; recorded as an attribute.
  public func focusSection() -> some View { recorded("focusSection") }
}

/// A modifier that lets its view have keyboard focus.
public struct _FocusableModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let isFocusable: Bool

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    FocusableNode(view, in: context)
  }
}

/// A node other than a field that may have keyboard focus.
@MainActor
protocol FocusTarget: _Node {
  var isFocusable: Bool { get }
  /// What those inside depend on who ask for keyboard focus, if any can.
  var focusStatus: FocusStatus? { get }
}

extension FocusTarget {
  var focusStatus: FocusStatus? { nil }
}

/// Whether keyboard focus is on something, for those inside who ask.
final class FocusStatus: Dependency {
  /// Only ever touched on the main actor.
  private(set) var isFocused = false

  @MainActor func set(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    invalidateReaders()
  }
}

private struct FocusStatusKey: EnvironmentKey {
  static var defaultValue: FocusStatus? { nil }
}

extension EnvironmentValues {
  fileprivate var focusStatus: FocusStatus? {
    get { self[FocusStatusKey.self] }
    set { self[FocusStatusKey.self] = newValue }
  }

  /// Whether keyboard focus is on what makes the reader focusable.
  ///
  /// Source: <https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused>
  public var isFocused: Bool {
    guard let status = focusStatus else { return false }
    status.recordRead()
    return status.isFocused
  }
}

private final class FocusableNode<Content: View>:
  ModifierNode<Content, _FocusableModifier>, FocusTarget
{
  private let ownStatus = FocusStatus()

  init(_ view: ModifiedContent<Content, _FocusableModifier>, in context: _NodeContext) {
    super.init(alone: view.modifier, in: context, traits: .focusTarget)
    var values = EnvironmentValues(scope: environment)
    values.focusStatus = ownStatus
    attachFirst(Content._makeNode(view.content, in: childContext.with(environment: values.scope)))
  }

  var isFocusable: Bool { modifier.isFocusable }
  var focusStatus: FocusStatus? { ownStatus }

  override func willRemove() { environment?.surface?.fieldDidGo(self) }
}

extension _Node {
  /// Whether keyboard focus may be on the node.
  var takesFocus: Bool {
    if traits.contains(.textInput) { return true }
    return traits.contains(.focusTarget) && (self as? any FocusTarget)?.isFocusable ?? false
  }

  /// What reports call the node when it has keyboard focus.
  var focusLabel: String {
    let label = (asElement ?? firstElement)?.shownLabel ?? ""
    return label.isEmpty ? shownText : label
  }

  private var firstElement: (any ElementNode)? {
    first { $0.traits.contains(.element) }?.asElement
  }
}

extension ElementNode {
  /// Whether keyboard focus is on the element, by itself or by what makes it focusable.
  func hasKeyboardFocus(on surface: Surface) -> Bool {
    guard let focused = surface.focused else { return false }
    return focused === self || (!focused.traits.contains(.element) && focusTarget === focused)
  }

  /// The node that has keyboard focus when the element is clicked: itself or what makes it focusable.
  var focusTarget: _Node? {
    var node: _Node? = self
    while let candidate = node {
      if candidate.takesFocus { return candidate }
      guard let outer = candidate.parent, !outer.traits.contains(.element) || outer.takesFocus
      else { return nil }
      node = outer
    }
    return nil
  }
}
