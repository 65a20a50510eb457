// SPDX-License-Identifier: Apache-2.0

/// Columns of a table.
///
/// Source: <https://developer.apple.com/documentation/swiftui/tablecolumncontent>
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The columns, in order; for internal use only.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// Several columns in a row, as a builder's block gives them.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue

  /// The columns, in order; for internal use only.
  public let _columns: [_TableColumn<RowValue>]
}

/// Builds columns from closures.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// An expression is a column as it is; one that cannot order rows may stand among those that can.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// An expression is a column as it is; one that cannot order rows may stand among those that can.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  /// A block of one is that one.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  /// A block of several is a group of them.
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue> {
    var all: [_TableColumn<RowValue>] = []
    for column in repeat each column {
      all += column._columns as? [_TableColumn<RowValue>] ?? []
    }
    return TupleTableColumnContent(_columns: all)
  }

  /// An `if` without `else` is columns that may be absent.
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column?._columns ?? [])
  }
}

/// Rows of a table.
///
/// Source: <https://developer.apple.com/documentation/swiftui/tablerowcontent>
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The values, in order; for internal use only.
  var _rows: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value

  let value: Value

  /// Creates a row.
  public init(_ value: Value) { self.value = value }

  /// The value; for internal use only.
  public var _rows: [Value] { [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element

  let data: Data

  /// The values, in order; for internal use only.
  public var _rows: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates rows for each element.
  public init(
    _ data: Data,
    @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates a row for each element, which is the row's value.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }

  /// The values, in order; for internal use only.
  public var _rows: [Content.TableRowValue] { data.flatMap { content($0)._rows } }
}

/// Several rows, as a builder's block gives them.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Value

  /// The values, in order; for internal use only.
  public let _rows: [Value]
}

/// Builds rows from closures.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// An expression is rows as it is.
  public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
  where Row.TableRowValue == Value { row }

  /// A block of one is that one.
  public static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row
  where Row.TableRowValue == Value { row }

  /// A block of several is a group of them.
  public static func buildBlock<each Row: TableRowContent>(
    _ row: repeat each Row
  ) -> TupleTableRowContent<Value> {
    var all: [Value] = []
    for row in repeat each row { all += row._rows as? [Value] ?? [] }
    return TupleTableRowContent(_rows: all)
  }

  /// An `if` without `else` is rows that may be absent.
  public static func buildIf<Row: TableRowContent>(_ row: Row?) -> TupleTableRowContent<Value>
  where Row.TableRowValue == Value {
    TupleTableRowContent(_rows: row?._rows ?? [])
  }
}
