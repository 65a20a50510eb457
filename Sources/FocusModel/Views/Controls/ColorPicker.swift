// SPDX-License-Identifier: Apache-2.0

/// A choice of a color; what is chosen is described and cannot be changed by a person here.
///
/// Source: <https://developer.apple.com/documentation/swiftui/colorpicker>
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  /// Creates a picker with a label of any view.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The chosen color.
  public var body: some View {
    var behavior = ControlBehavior(.colorPicker)
    behavior.value = { "\(selection.wrappedValue)" }
    return ControlElement(behavior) {
      label
    } content: {
      EmptyView()
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
