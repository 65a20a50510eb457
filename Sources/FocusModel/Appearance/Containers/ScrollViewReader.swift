// SPDX-License-Identifier: Apache-2.0

// Nothing scrolls: everything in a scroll view is there, wherever it is scrolled.

/// Content that can scroll a scroll view in it.
public struct ScrollViewReader<Content: View> {
  /// The content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View {
    content(ScrollViewProxy())
  }
}

/// What scrolls a scroll view.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view; nothing needs to move.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
