// SPDX-License-Identifier: Apache-2.0

// How the controls in a view look: recorded and inert.

nonisolated extension View {
  /// Sets the size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    recorded("controlSize", controlSize)
  }

  /// Sets the size of controls.
  public func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
    recorded("controlSize", range)
  }

  /// Sets the shape of bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    recorded("buttonBorderShape", shape)
  }

  /// Sets whether buttons act again and again while they are pressed.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior", behavior)
  }

  /// Sets how much space buttons take.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    recorded("buttonSizing", sizing)
  }

  /// Hides the labels of controls.
  public func labelsHidden() -> some View {
    recorded("labelsHidden")
  }

  /// Sets whether the labels of controls show.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    recorded("labelsVisibility", visibility)
  }

  /// Sets whether menus show that they are menus.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", visibility)
  }

  /// Sets the order of items in menus.
  public func menuOrder(_ order: MenuOrder) -> some View {
    recorded("menuOrder", order)
  }

  /// Sets whether a menu goes away when an item is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    recorded("menuActionDismissBehavior", behavior)
  }

  /// Sets the distance between icon and title of labels, in points.
  public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
    recorded("labelIconToTitleSpacing", spacing)
  }

  /// Sets the width that is kept for the icons of labels, in points.
  public func labelReservedIconWidth(_ value: Double) -> some View {
    recorded("labelReservedIconWidth", value)
  }

  /// Sets how much badges stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", prominence)
  }

  /// Sets whether dragging over controls acts on them.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    recorded("springLoadingBehavior", behavior)
  }

  /// Sets whether a picker with radio buttons runs along a line.
  public func horizontalRadioGroupLayout() -> some View {
    recorded("horizontalRadioGroupLayout")
  }

  /// Sets how prominent the headers of sections are.
  public func headerProminence(_ prominence: Prominence) -> some View {
    recorded("headerProminence", prominence)
  }
}
