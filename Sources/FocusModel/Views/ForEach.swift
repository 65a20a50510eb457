// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a collection, each with an identity of its own.
///
/// Source: <https://developer.apple.com/documentation/swiftui/foreach>
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the content for an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates a view for each element, by the element's own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, by the identity that a key path names.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: data, content: content, id: { $0.wrappedValue.id })
  }

  /// Creates a view for each element of a bound collection, by the identity that a key path names.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach: View, PrimitiveView where Content: View {}

extension ForEach: _NodeValue where Content: _NodeValue {
  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    ForEachNode(view, in: context)
  }
}

/// The node of a collection's views, which stay with their elements when the collection changes.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: _NodeValue>:
  StoredNode<ForEach<Data, ID, Content>>, IdentifiedChildren
{
  private var ids: [ID] = []
  private var nodes: [_Node] = []
  /// The places of the nodes, found when somebody asks for one.
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    super.init(view, in: context, traits: .rows)
    reconcile()
  }

  override func update(_ newValue: inout ForEach<Data, ID, Content>) {
    countVisit()
    value = newValue
    reconcile()
  }

  override func refresh() { reconcile() }

  var identifiedChildren: [(id: AnyHashable, node: _Node)] {
    zip(ids, nodes).map { (AnyHashable($0), $1) }
  }

  func identity(of child: _Node) -> AnyHashable? {
    if places.isEmpty {
      for (place, node) in nodes.enumerated() { places[ObjectIdentifier(node)] = place }
    }
    return places[ObjectIdentifier(child)].map { AnyHashable(ids[$0]) }
  }

  /// Reads the collection and the contents as this node's own reads.
  private func reconcile() {
    let fresh = tracked { value.data.map { (id: value.id($0), content: value.content($0)) } }
    if fresh.count == ids.count, zip(fresh, ids).allSatisfy({ $0.id == $1 }) {
      for (node, element) in zip(nodes, fresh) { _Node.update(node, with: element.content) }
    } else {
      rearrange(fresh)
    }
  }

  /// Raises the issue that an element has another id each time it is read, so that no row stays. // B16
  private func raiseIfIdentityIsUnstable() {
    guard !nodes.isEmpty, let first = value.data.first, value.id(first) != value.id(first) else {
      return
    }
    graph.session.raiseOnce(.unstableID(ofRow: "\(Data.Element.self)", in: enclosingView))
  }

  private func rearrange(_ fresh: [(id: ID, content: Content)]) {
    raiseIfIdentityIsUnstable()
    var known = Dictionary(zip(ids, nodes)) { first, _ in first }
    var claimed = Set<ID>(minimumCapacity: fresh.count)
    let context = childContext
    let kept = fresh.map { element -> _Node in
      guard claimed.insert(element.id).inserted else {
        graph.session.raise(.duplicateID(element.id))
        return Content._makeNode(element.content, in: context)
      }
      guard let node = known.removeValue(forKey: element.id) else {
        return Content._makeNode(element.content, in: context)
      }
      _Node.update(node, with: element.content)
      return node
    }
    let keptNodes = Set(kept.map(ObjectIdentifier.init))
    let gone = nodes.filter { !keptNodes.contains(ObjectIdentifier($0)) }
    relinkChildren(kept)
    ids = fresh.map(\.id)
    nodes = kept
    places = [:]
    for node in gone { node.tearDown() }
  }
}
