// SPDX-License-Identifier: Apache-2.0

/// Content that a press on its label shows and hides.
///
/// Source: <https://developer.apple.com/documentation/swiftui/disclosuregroup>
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isExpandedByItself = false
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Creates a group with a label of any view that is hidden at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Creates a group with a label of any view.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The label, and the content while it is shown.
  public var body: some View {
    let flag = isExpanded ?? $isExpandedByItself
    var behavior = ControlBehavior(.disclosure)
    behavior.value = { flag.wrappedValue ? "expanded" : "collapsed" }
    behavior.use = .press { flag.wrappedValue.toggle() }
    return ControlElement(behavior) {
      label
    } content: {
      if flag.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is hidden at first.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is hidden at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
