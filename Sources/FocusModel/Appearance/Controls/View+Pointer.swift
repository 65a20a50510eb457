// SPDX-License-Identifier: Apache-2.0

// There is no pointer here: what follows it is recorded and never happens.

nonisolated extension View {
  /// Tells the action when the pointer comes and goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    recorded("onHover")
  }

  /// Sets whether the view answers to clicks.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    recorded("allowsHitTesting", enabled)
  }

  /// Sets the look of the pointer over the view.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    recorded("pointerStyle", style)
  }

  /// Hides the pointer over the view.
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    recorded("pointerVisibility", visibility)
  }

  /// Sets what happens to the view under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    recorded("hoverEffect", (effect, isEnabled: isEnabled))
  }

  /// Keeps the focus ring away.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", disabled)
  }

  /// Lets a click that activates the window act as well.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    recorded("allowsWindowActivationEvents", value)
  }
}

/// The look of the pointer.
public struct PointerStyle: NamedValue {
  let name: String

  /// The usual look.
  public static let `default` = PointerStyle(name: "default")

  /// Over a link.
  public static let link = PointerStyle(name: "link")

  /// Over text.
  public static let horizontalText = PointerStyle(name: "horizontalText")

  /// Over text that runs down.
  public static let verticalText = PointerStyle(name: "verticalText")

  /// Over what can be selected as a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")

  /// Over what can be moved.
  public static let grabIdle = PointerStyle(name: "grabIdle")

  /// While something is moved.
  public static let grabActive = PointerStyle(name: "grabActive")

  /// Over what can be made larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")

  /// Over what can be made smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")

  /// Over a border between columns.
  public static let columnResize = PointerStyle(name: "columnResize")

  /// Over a border between rows.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// What happens to a view under the pointer.
public struct HoverEffect: NamedValue {
  let name: String

  /// The system's choice.
  public static let automatic = HoverEffect(name: "automatic")

  /// A highlight.
  public static let highlight = HoverEffect(name: "highlight")

  /// A lift.
  public static let lift = HoverEffect(name: "lift")
}
