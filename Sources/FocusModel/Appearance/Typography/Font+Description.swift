// SPDX-License-Identifier: Apache-2.0

// A recorded font describes itself as it was written.

extension Font: CustomStringConvertible {
  /// The font as a person writes it, such as `title.bold()`.
  public var description: String { recipe.description }
}

extension Font.Recipe: CustomStringConvertible {
  var description: String {
    switch self {
    case .style(let style, nil, nil):
      "\(style)"
    case .style(let style, let design, let weight):
      call("system", "\(style)", labelled("design", design), labelled("weight", weight))
    case .system(let size, let weight, let design):
      call(
        "system", "size: \(size.trimmed)", labelled("weight", weight),
        labelled("design", design))
    case .custom(let name, let size, let style):
      call(
        "custom", String(reflecting: name), "size: \(size.trimmed)",
        labelled("relativeTo", style))
    case .fixed(let name, let size):
      call("custom", String(reflecting: name), "fixedSize: \(size.trimmed)")
    case .modified(let font, let trait):
      "\(font).\(trait.description)"
    }
  }

  private func call(_ name: String, _ parts: String?...) -> String {
    "\(name)(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }

  private func labelled<Value>(_ label: String, _ value: Value?) -> String? {
    value.map { "\(label): \($0)" }
  }
}

extension Font.Trait: CustomStringConvertible {
  var description: String {
    switch self {
    case .bold: "bold()"
    case .italic: "italic()"
    case .smallCaps: "smallCaps()"
    case .lowercaseSmallCaps: "lowercaseSmallCaps()"
    case .uppercaseSmallCaps: "uppercaseSmallCaps()"
    case .monospaced: "monospaced()"
    case .monospacedDigit: "monospacedDigit()"
    case .weight(let weight): "weight(\(weight))"
    case .width(let width): "width(\(width))"
    case .leading(let leading): "leading(\(leading))"
    }
  }
}
