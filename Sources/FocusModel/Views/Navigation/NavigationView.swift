// SPDX-License-Identifier: Apache-2.0

/// A stack of pages, as apps wrote it before `NavigationStack`.
///
/// Source: <https://developer.apple.com/documentation/swiftui/navigationview>
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View {
    NavigationStack { content }
  }
}
