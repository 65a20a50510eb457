// SPDX-License-Identifier: Apache-2.0

// A binding to a collection is a collection of bindings to its elements, by index. // B10

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes over the bindings in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's own index.
  public typealias Index = Value.Index
  /// The collection's own indices.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position behind another.
  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }

  /// Moves a position to the one behind it.
  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  /// A binding to the element at an index, which is looked up on each use.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = ElementLocation(
      base: location, index: position, element: location.get()[position])
    return Binding<Value.Element>(location: element, transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position in front of another.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  /// Moves a position to the one in front of it.
  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}
