// SPDX-License-Identifier: Apache-2.0

/// Numbers as a person reads and writes them.
enum NumberText {
  /// A number of any type as text; a whole one has no decimal point.
  static func text<Number>(of number: Number) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number of a type that a text means.
  static func number<Number>(_ text: String, as type: Number.Type) -> Number? {
    guard let readable = type as? any LosslessStringConvertible.Type else { return nil }
    return readable.init(String(text.filter { !$0.isWhitespace })) as? Number
  }
}

extension Comparable {
  /// The nearest value inside bounds.
  func clamped(to bounds: ClosedRange<Self>?) -> Self {
    guard let bounds else { return self }
    return min(max(self, bounds.lowerBound), bounds.upperBound)
  }
}
