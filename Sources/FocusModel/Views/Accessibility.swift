// SPDX-License-Identifier: Apache-2.0

/// What modifiers say of an element to those who cannot see it, and to programs.
struct AccessibilityProperties {
  var label: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var help: String?
  var isHidden = false

  /// Takes what another says where this says nothing.
  mutating func fill(from other: AccessibilityProperties) {
    label = label ?? other.label
    identifier = identifier ?? other.identifier
    value = value ?? other.value
    hint = hint ?? other.hint
    help = help ?? other.help
    isHidden = isHidden || other.isHidden
  }
}

extension View {
  /// Names the elements of the view to those who cannot see them.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityModifier { $0.label = label.string })
  }

  /// Names the elements of the view to those who cannot see them.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the elements of the view to those who cannot see them.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Names the elements of the view to programs.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityModifier { $0.identifier = identifier })
  }

  /// Says the value of the elements of the view.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(_AccessibilityModifier { $0.value = value.string })
  }

  /// Says the value of the elements of the view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says the value of the elements of the view.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what using the elements of the view does.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(_AccessibilityModifier { $0.hint = hint.string })
  }

  /// Says what using the elements of the view does.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what using the elements of the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Hides the elements of the view from those who cannot see them; they can still be pressed.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityModifier { $0.isHidden = hidden })
  }

  /// Explains the elements of the view in a help tag.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Explains the elements of the view in a help tag.
  public func help(_ text: Text) -> some View {
    modifier(_AccessibilityModifier { $0.help = text.string })
  }

  /// Explains the elements of the view in a help tag.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}

/// A modifier that says something of the elements of its view.
public struct _AccessibilityModifier: ViewModifier {
  /// The body of a built-in modifier, which has none.
  public typealias Body = Never

  let write: (inout AccessibilityProperties) -> Void

  init(_ write: @escaping (inout AccessibilityProperties) -> Void) {
    self.write = write
  }

  /// Makes the node of a modified view; for internal use only.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ValueNode<ModifiedContent<Modified, Self>> {
    AccessibilityNode(view, in: context)
  }
}

/// A node that says something of the elements below it.
@MainActor
private protocol AccessibilityCarrier: _Node {
  var properties: AccessibilityProperties { get }
}

private final class AccessibilityNode<Content: View>:
  ModifierNode<Content, _AccessibilityModifier>, AccessibilityCarrier
{
  init(_ view: ModifiedContent<Content, _AccessibilityModifier>, in context: _NodeContext) {
    super.init(view, in: context, traits: .attribute)
  }

  var properties: AccessibilityProperties {
    var properties = AccessibilityProperties()
    modifier.write(&properties)
    return properties
  }

  override func modifierDidChange(from old: _AccessibilityModifier) {
    structureDidChange()
  }
}

extension ElementNode {
  /// What the modifiers around the element, up to the next element, say of it; the nearest counts.
  var accessibility: AccessibilityProperties {
    var properties = AccessibilityProperties()
    var node = parent
    while let candidate = node, !candidate.traits.contains(.element) {
      if candidate.traits.contains(.attribute), let carrier = candidate as? any AccessibilityCarrier
      {
        properties.fill(from: carrier.properties)
      }
      node = candidate.parent
    }
    return properties
  }

  /// The inert modifiers around the element, up to the next element, from the inside out.
  var attributes: [ElementAttribute] {
    var found: [ElementAttribute] = []
    var node = parent
    while let candidate = node, !candidate.traits.contains(.element) {
      if candidate.traits.contains(.attribute), let carrier = candidate as? any AttributeCarrier {
        found.append(carrier.attribute)
      }
      node = candidate.parent
    }
    return found
  }

  /// What names the element: its accessibility label, else its own, else that of labelled content.
  var shownLabel: String { name(given: accessibility.label) }

  /// The name of the element when modifiers give it a label, or none.
  func name(given accessibilityLabel: String?) -> String {
    if let accessibilityLabel { return accessibilityLabel }
    let own = label
    return own.isEmpty ? nameFromOutside ?? "" : own
  }

  /// What the labelled content right around the element calls it.
  private var nameFromOutside: String? {
    guard asPressable != nil || self is any TextSettable || self is any Choosing else {
      return nil
    }
    var node = parent
    while let candidate = node, !candidate.traits.contains(.element) { node = candidate.parent }
    return (node as? any NamingElement)?.nameForContent
  }
}
