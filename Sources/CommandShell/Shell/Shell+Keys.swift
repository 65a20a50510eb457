// SPDX-License-Identifier: Apache-2.0

extension Shell {
  func run(_ request: BindRequest, into result: inout LineResult) throws(LineError) {
    switch request {
    case .list: result.print(KeyText(table: currentKeys).list(in: pageWidth()))
    case .show(let keys):
      let rows = currentKeys.rows.filter { $0.keys == keys }
      guard !rows.isEmpty else { throw LineError(.notFound, "\(named("\(keys)")) is not bound.") }
      result.print(KeyText(table: KeyTable(rows: rows)).list(in: pageWidth()))
    case .define(let keys, let line): keyBindings.set(keys, to: line)
    case .remove(let keys): keyBindings.remove(keys)
    }
  }

  /// The keys of the terminal, else those that a person has bound.
  private var currentKeys: KeyTable { keyTable ?? KeyTable(items: [], bindings: keyBindings) }
}
