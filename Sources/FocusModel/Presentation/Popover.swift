// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Presents a popover while a flag is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentation(
        style: .popover, isPresented: isPresented, dismissed: nil, content: content))
  }

  /// Presents a popover while there is an item, with content for the item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(_ItemPresentation(style: .popover, item: item, dismissed: nil, content: content))
  }

  /// Presents a cover over the whole window while a flag is true.
  ///
  /// macOS has no covers; this stands for what an app shows on other systems.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _FlagPresentation(
        style: .fullScreenCover, isPresented: isPresented, dismissed: onDismiss, content: content))
  }

  /// Presents a cover over the whole window while there is an item, with content for the item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ItemPresentation(
        style: .fullScreenCover, item: item, dismissed: onDismiss, content: content))
  }
}

extension SessionWindow {
  /// Ends a popover with all that is presented on it, because its window is key no more. // S39
  func endPopover() {
    var candidate = surface.modal
    while let surface = candidate {
      if surface.kind == .popover { surface.presenter?.resetBinding() }
      candidate = surface.modal
    }
  }
}

/// Where on a view a popover is attached; of no effect here.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor)
  /// A point.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Anchor: Hashable, Sendable {
    private let name: String

    /// The whole view.
    public static let bounds = Anchor(name: "bounds")
  }
}
