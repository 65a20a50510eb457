// SPDX-License-Identifier: Apache-2.0

/// Where a list or table keeps which rows are selected.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  /// Whether a row is selected.
  func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .many(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// Selects a row alone, as a click does.
  func select(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue = [value]
    }
  }
}
