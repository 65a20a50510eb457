// SPDX-License-Identifier: Apache-2.0

/// A tree of values: each with children is a disclosure group of them.
///
/// Source: <https://developer.apple.com/documentation/swiftui/outlinegroup>
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  /// Creates a tree of values that say their own identity.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates a tree of values with the identity that a key path names.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  private init(
    data: Data, id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// The values of the outermost level.
  public var body: some View {
    ForEach(data: data, content: branch, id: id)
  }

  /// A tree is as deep as its values, so the type of a level is erased.
  private func branch(_ element: Data.Element) -> AnyView {
    guard let inner = children(element) else { return AnyView(content(element)) }
    return AnyView(
      DisclosureGroup {
        OutlineGroup(data: inner, id: id, children: children, content: content)
      } label: {
        content(element)
      })
  }
}
