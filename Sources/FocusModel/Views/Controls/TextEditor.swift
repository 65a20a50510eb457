// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A field for text of several lines.
///
/// Source: <https://developer.apple.com/documentation/swiftui/texteditor>
public struct TextEditor: View {
  let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }

  /// Creates an editor of a text with attributes; what a person writes has none.
  public init(text: Binding<AttributedString>) {
    self.text = Binding {
      String(text.wrappedValue.characters)
    } set: {
      text.wrappedValue = AttributedString($0)
    }
  }

  /// The editor's element.
  public var body: some View {
    TextInputElement(role: .textEditor, text: text, prompt: nil, label: EmptyView())
  }
}
