// SPDX-License-Identifier: Apache-2.0

/// A window as a line names it.
enum WindowReference: Hashable, Sendable {
  /// The number given in order of opening; written as digits without quotes.
  case number(Int)
  /// A title or a unique prefix of one.
  case title(String)
}

extension WindowReference {
  /// The reference as a line writes it; a title is always quoted, so that it is never a number.
  var source: String {
    switch self {
    case .number(let number): String(number)
    case .title(let title): Quoting.quote(title, always: true)
    }
  }
}
