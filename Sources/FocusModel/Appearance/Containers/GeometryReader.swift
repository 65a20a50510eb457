// SPDX-License-Identifier: Apache-2.0

/// Content that asks how much space it has.
///
/// The answer is always the size of a new Mac window: see ``GeometryProxy``.
public struct GeometryReader<Content: View> {
  /// The content.
  public var content: (GeometryProxy) -> Content

  /// Creates content that asks.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// The content.
  public var body: some View {
    content(.newWindow)
  }
}
