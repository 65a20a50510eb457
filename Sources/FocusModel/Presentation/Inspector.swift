// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Shows a column of details beside this view while a flag is true.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content))
  }
}

/// A modifier that shows a column of details.
private struct InspectorModifier<Details: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let details: () -> Details

  func body(content: Content) -> some View {
    Group {
      content
      if isPresented.wrappedValue {
        ElementContainer(.group, label: "Inspector") { details() }
      }
    }
    .focusedSceneValue(\.inspectorVisibility, isPresented)
  }
}
