// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A column of a table: a title, and a cell for each row.
///
/// Source: <https://developer.apple.com/documentation/swiftui/tablecolumn>
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let title: String
  let content: (RowValue) -> Content
  let comparator: Any?
}

extension TableColumn: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue

  /// The column; for internal use only.
  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(title: title, comparator: comparator) { AnyView(content($0)) }
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: titleKey.text, content: content, comparator: nil)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: String(title), content: content, comparator: nil)
  }

  /// Creates a column with a title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text.string, content: content, comparator: nil)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of a string with a title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(title: titleKey.text, content: { Text($0[keyPath: value]) }, comparator: nil)
  }

  /// Creates a column of a string with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title: String(title), content: { Text($0[keyPath: value]) }, comparator: nil)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Creates a column with a title that orders the rows by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: titleKey.text, content: content, comparator: comparator)
  }

  /// Creates a column with a title that orders the rows by a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: String(title), content: content, comparator: comparator)
  }
}

/// A column without the types of its cells.
public struct _TableColumn<RowValue> {
  let title: String
  let comparator: Any?
  let cell: (RowValue) -> AnyView
}

/// The order of a table's rows, without the type of its comparators.
struct TableSortOrder {
  /// Orders by a comparator first; by the other way round when it is the first already.
  let sort: (Any) -> Void

  init<Sort>(_ order: Binding<[Sort]>) {
    sort = { comparator in
      guard let comparator = comparator as? Sort else { return }
      order.wrappedValue = Self.order(order.wrappedValue, by: comparator)
    }
  }

  func sort(by comparator: Any) { sort(comparator) }

  private static func order<Sort>(_ order: [Sort], by comparator: Sort) -> [Sort] {
    guard let wanted = comparator as? any SortComparator else { return order }
    func isSame(_ other: Sort) -> Bool {
      guard let other = other as? any SortComparator else { return false }
      return wanted.isSameIgnoringOrder(as: other)
    }
    var first = comparator
    if let current = order.first, isSame(current) { first = reversed(current) }
    return [first] + order.filter { !isSame($0) }
  }

  private static func reversed<Sort>(_ comparator: Sort) -> Sort {
    guard var turned = comparator as? any SortComparator else { return comparator }
    turned.order = turned.order == .forward ? .reverse : .forward
    return turned as? Sort ?? comparator
  }
}

extension SortComparator {
  /// Whether another comparator looks at the same thing, whichever way round.
  fileprivate func isSameIgnoringOrder(as other: any SortComparator) -> Bool {
    guard var other = other as? Self else { return false }
    other.order = order
    return other == self
  }
}
