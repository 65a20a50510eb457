// SPDX-License-Identifier: Apache-2.0

/// A key that the model's own views publish under, for its own menu commands; not shown to a person.
protocol SystemFocusedValueKey: FocusedValueKey {}

private struct SidebarVisibilityKey: SystemFocusedValueKey {
  typealias Value = Binding<NavigationSplitViewVisibility>
}

extension FocusedValues {
  /// Which columns of the split view are shown.
  var sidebarVisibility: Binding<NavigationSplitViewVisibility>? {
    get { self[SidebarVisibilityKey.self] }
    set { self[SidebarVisibilityKey.self] = newValue }
  }
}

private struct InspectorVisibilityKey: SystemFocusedValueKey {
  typealias Value = Binding<Bool>
}

extension FocusedValues {
  /// Whether the inspector is shown.
  var inspectorVisibility: Binding<Bool>? {
    get { self[InspectorVisibilityKey.self] }
    set { self[InspectorVisibilityKey.self] = newValue }
  }
}
