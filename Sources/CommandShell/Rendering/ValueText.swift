// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// Focused values as lines for a person.
enum ValueText {
  /// The keys that the key window publishes, a line each.
  static func list(_ values: [FocusedValueSnapshot], in width: Int? = nil) -> [StyledText] {
    guard !values.isEmpty else { return ["No focused value is published here."] }
    return Columns.aligned(values.map(row), in: width)
  }

  private static func row(_ value: FocusedValueSnapshot) -> [StyledText] {
    [
      StyledText(visible(value.key), .bold), StyledText("reads \(text(value.reads))"),
      StyledText(value.state.map { "state \(text($0))" } ?? ""),
      StyledText("published by \(visible(value.publisher)) in window \(value.window)", .faint),
    ]
  }

  /// A value as a person reads it; nil is said as such.
  static func text(_ value: DescribedValue) -> String { value.text.map(visible) ?? "nil" }
}
