// SPDX-License-Identifier: Apache-2.0

// Containers are elements with their content; nothing is laid out.

/// Views one beside the other, with borders that a person can move.
public struct HSplitView<Content: View> {
  let content: Content

  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HSplitView: View {
  /// The element with its content.
  public var body: some View {
    ElementContainer(.stack) { content }.recorded("HSplitView")
  }
}

/// Views one below the other, with borders that a person can move.
public struct VSplitView<Content: View> {
  let content: Content

  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VSplitView: View {
  /// The element with its content.
  public var body: some View {
    ElementContainer(.stack) { content }.recorded("VSplitView")
  }
}
