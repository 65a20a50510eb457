// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A window's elements as an outline.
struct TreeText {
  /// The width to break lines at; nil sets no limit.
  var width: Int?

  func outline(of window: WindowSnapshot) -> [StyledText] {
    let heading =
      StyledText("window \(window.number) \"\(visible(window.title))\"", .bold)
      + (window.isKey ? " (key)" : "")
    var lines = [heading] + outline(window.content, depth: 1)
    for presentation in window.presentations {
      lines += indented(StyledText(WindowText.describe(presentation), .cyan), depth: 1)
      lines += outline(presentation.content, depth: 2)
    }
    return lines
  }

  private func outline(_ elements: [Element], depth: Int) -> [StyledText] {
    elements.flatMap { element -> [StyledText] in
      if element.isPlainStack { return stack(element.children, depth: depth) }
      let holdsParts = !element.isField && !element.isButton
      return indented(describe(element), depth: depth)
        + (holdsParts ? outline(element.children, depth: depth + 1) : [])
    }
  }

  /// A stack is only an arrangement: its parts stand in its place, texts of one stack in one line.
  private func stack(_ parts: [Element], depth: Int) -> [StyledText] {
    guard parts.count > 1, parts.allSatisfy({ $0.role == .text && $0.isEnabled }) else {
      return outline(parts, depth: depth)
    }
    let texts = parts.map { "\"\(visible($0.label))\"" }.joined(separator: " ")
    return indented(StyledText("text", .faint) + " \(texts)", depth: depth)
  }

  private func indented(_ line: StyledText, depth: Int) -> [StyledText] {
    let line = StyledText(String(repeating: "  ", count: depth)) + line
    return width.map { line.wrapped(to: $0, indent: 2 * depth + 2) } ?? [line]
  }

  /// An element in one line: what it is, what it is called, its value, and what is special about it.
  private func describe(_ element: Element) -> StyledText {
    let look: TextStyle =
      element.isFocused ? .cyan : element.isEnabled ? .plain : .faint
    var line = StyledText(element.role.rawValue, .faint)
    if !element.label.isEmpty { line = line + StyledText(" \"\(visible(element.label))\"", look) }
    line = line + StyledText(value(of: element), look.adding(.bold))
    let signs = signs(of: element)
    return signs.isEmpty ? line : line + StyledText(" (\(signs.joined(separator: ", ")))", look)
  }

  private func value(of element: Element) -> String {
    if element.role == .secureField { return " = (hidden)" }
    return element.value.map { " = \"\(visible($0))\"" } ?? ""
  }

  private func signs(of element: Element) -> [String] {
    var signs: [String] = []
    if element.isFocused { signs.append("focused") }
    if !element.isEnabled { signs.append("disabled") }
    if let action = element.action { signs.append(action.rawValue) }
    if !element.choices.isEmpty {
      signs.append("of " + element.choices.map(visible).joined(separator: ", "))
    }
    return signs
  }
}

extension Element {
  /// Whether the element is a stack of which nothing else is said.
  fileprivate var isPlainStack: Bool { role == .stack && label.isEmpty && value == nil }
}
