// SPDX-License-Identifier: Apache-2.0

/// A stack of pages, of which the last one pushed is shown.
///
/// Source: <https://developer.apple.com/documentation/swiftui/navigationstack>
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let path: (any NavigationPathAccess)?
  let root: Root

  /// Makes the view's node; for internal use only.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ValueNode<Self> {
    NavigationStackNode(view, in: context)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// Creates a stack whose path the app keeps.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: ErasedPathAccess(path: path), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack whose path is a collection that the app keeps.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: CollectionPathAccess(path: path), root: root())
  }
}

/// The values of pushed pages, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many pages are pushed.
  public var count: Int { elements.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Pops pages.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(Swift.min(k, count)) }
}

/// Reads and writes a stack's path without its type.
@MainActor
protocol NavigationPathAccess {
  var elements: [AnyHashable] { get nonmutating set }
}

private struct ErasedPathAccess: NavigationPathAccess {
  let path: Binding<NavigationPath>

  var elements: [AnyHashable] {
    get { path.wrappedValue.elements }
    nonmutating set { path.wrappedValue.elements = newValue }
  }
}

private struct CollectionPathAccess<Data: RangeReplaceableCollection>: NavigationPathAccess
where Data.Element: Hashable {
  let path: Binding<Data>

  var elements: [AnyHashable] {
    get { path.wrappedValue.map { AnyHashable($0) } }
    nonmutating set { path.wrappedValue = Data(newValue.compactMap { $0.base as? Data.Element }) }
  }
}
