// SPDX-License-Identifier: Apache-2.0

/// Rows of values, with a cell for each column.
///
/// Source: <https://developer.apple.com/documentation/swiftui/table>
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: ListSelection<Value.ID>?
  let sortOrder: TableSortOrder?

  /// The column titles and the rows.
  public var body: some View {
    let columns = columns._columns
    ElementContainer(.table) {
      ForEach(columns.indices, id: \.self) { index in
        TableHeader(column: columns[index], sortOrder: sortOrder)
      }
      ForEach(rows._rows) { row in
        TableRowElement(id: row.id, selection: selection) {
          ForEach(columns.indices, id: \.self) { columns[$0].cell(row) }
        }
      }
    }
  }
}

extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: nil, sortOrder: nil)
  }

  /// Creates a table of rows, of which one may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .one(selection), sortOrder: nil)
  }

  /// Creates a table of rows, of which several may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .many(selection), sortOrder: nil)
  }
}

extension Table {
  /// Creates a table of a collection's elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, .none, nil, columns())
  }

  /// Creates a table of a collection's elements, of which one may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, .one(selection), nil, columns())
  }

  /// Creates a table of a collection's elements, of which several may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, .many(selection), nil, columns())
  }

  /// Creates a table of a collection's elements whose titles change the order.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, .none, TableSortOrder(sortOrder), columns())
  }

  /// Creates a table of a collection's elements whose titles change the order, with one selected.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, .one(selection), TableSortOrder(sortOrder), columns())
  }

  /// Creates a table of a collection's elements whose titles change the order, with several selected.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, .many(selection), TableSortOrder(sortOrder), columns())
  }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ selection: ListSelection<Value.ID>?, _ sortOrder: TableSortOrder?,
    _ columns: Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns, selection: selection,
      sortOrder: sortOrder)
  }
}

/// A column's title; a press on one that can order the rows does so.
private struct TableHeader<RowValue>: View {
  let column: _TableColumn<RowValue>
  let sortOrder: TableSortOrder?

  var body: some View {
    if let sort = column.comparator, let sortOrder {
      Button(column.title) { sortOrder.sort(by: sort) }
    } else {
      Text(column.title)
    }
  }
}
