// SPDX-License-Identifier: Apache-2.0

/// The modifier behind `overlay`, `background` and their like: drawing is inert, content is not.
///
/// An overlay often carries a button, a sheet or an `onAppear`, so its content is part of the
/// tree, after the modified view. Its elements say by an attribute what they are.
struct AttachedContent<Attachment: View> {
  let attribute: ElementAttribute
  let attachment: Attachment
}

extension AttachedContent: ViewModifier {
  func body(content: Content) -> some View {
    content
    attachment.recorded(attribute.name, attribute.argument)
  }
}

nonisolated extension View {
  /// Attaches live content by a modifier of this name.
  func attaching<Attachment: View>(
    _ name: StaticString, _ argument: Any? = nil, content: Attachment
  ) -> ModifiedContent<Self, AttachedContent<Attachment>> {
    let attribute = ElementAttribute(name: name, argument: argument)
    return modifier(AttachedContent(attribute: attribute, attachment: content))
  }
}
