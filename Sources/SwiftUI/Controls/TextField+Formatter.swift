// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TextField where Label == Text {
  /// Creates a field with a title for a value that a formatter writes and reads.
  ///
  /// What the formatter cannot read leaves the value as it was.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(titleKey, text: value.written(by: formatter), prompt: prompt)
  }

  /// Creates a field with a title for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(title, text: value.written(by: formatter), prompt: prompt)
  }
}

extension Binding {
  /// A binding to the value as a formatter writes and reads it.
  fileprivate func written(by formatter: Formatter) -> Binding<String> {
    Binding<String> {
      formatter.string(for: wrappedValue) ?? ""
    } set: { text in
      if let value = formatter.value(of: text, as: Value.self) { wrappedValue = value }
    }
  }
}

extension Formatter {
  /// The value of a type that a text means, as far as formatters can read on this system.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      return number.value(as: type)
    case let formatter as DateFormatter:
      return formatter.date(from: text) as? V
    default:
      return text as? V
    }
  }
}

extension NSNumber {
  /// The number as a value of a numeric type.
  fileprivate func value<V>(as type: V.Type) -> V? {
    let candidates: [Any] = [
      intValue, doubleValue, floatValue, decimalValue, int64Value, int32Value, uintValue, self,
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}
