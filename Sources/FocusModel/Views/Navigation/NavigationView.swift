// SPDX-License-Identifier: Apache-2.0

/// Columns, as apps wrote them before `NavigationSplitView`: on a Mac each view of the content is one, and a
/// link in one leads to a page in the place of the next.
///
/// Source: <https://developer.apple.com/documentation/swiftui/navigationview>
public struct NavigationView<Content: View>: View {
  private let columns: AnyView

  /// Creates columns of a sidebar and a place for where its links lead.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) {
    columns = AnyView(NavigationSplitView(sidebar: content, detail: { EmptyView() }))
  }

  /// Creates two columns.
  public init<Sidebar: View, Detail: View>(
    @ViewBuilder content: () -> TupleView<Sidebar, Detail>
  ) where Content == TupleView<Sidebar, Detail> {
    let (sidebar, detail) = content().content
    columns = AnyView(NavigationSplitView(sidebar: { sidebar }, detail: { detail }))
  }

  /// Creates three columns.
  public init<Sidebar: View, Middle: View, Detail: View>(
    @ViewBuilder content: () -> TupleView<Sidebar, Middle, Detail>
  ) where Content == TupleView<Sidebar, Middle, Detail> {
    let (sidebar, middle, detail) = content().content
    columns = AnyView(
      NavigationSplitView(sidebar: { sidebar }, content: { middle }, detail: { detail }))
  }

  /// The columns.
  public var body: some View { columns }
}
