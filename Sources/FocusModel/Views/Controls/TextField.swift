// SPDX-License-Identifier: Apache-2.0

/// A field for a line of text.
///
/// Source: <https://developer.apple.com/documentation/swiftui/textfield>
public struct TextField<Label: View>: View {
  @usableFromInline let text: Binding<String>
  @usableFromInline let prompt: Text?
  @usableFromInline let label: Label

  /// Creates a field with a label of any view.
  @inlinable
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// Creates a field that grows along an axis, with a label of any view.
  @inlinable
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }

  /// The field's element.
  @inlinable
  public var body: some View {
    TextInputElement(role: .textField, text: text, prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  @inlinable
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a title and a prompt.
  @inlinable
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title that grows along an axis.
  @inlinable
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title that grows along an axis.
  @_disfavoredOverload @inlinable
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field whose text is not shown.
///
/// Source: <https://developer.apple.com/documentation/swiftui/securefield>
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  /// Creates a field with a label of any view.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The field's element.
  public var body: some View {
    TextInputElement(role: .secureField, text: text, prompt: prompt, label: label)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
