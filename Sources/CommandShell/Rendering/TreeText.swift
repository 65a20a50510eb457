// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A window's elements as an outline.
enum TreeText {
  static func outline(of window: WindowSnapshot) -> [String] {
    let heading =
      "window \(window.number) \"\(visible(window.title))\"" + (window.isKey ? " (key)" : "")
    var lines = [heading] + outline(window.content, depth: 1)
    for presentation in window.presentations {
      lines.append("  " + WindowText.describe(presentation))
      lines += outline(presentation.content, depth: 2)
    }
    return lines
  }

  private static func outline(_ elements: [Element], depth: Int) -> [String] {
    elements.flatMap { element -> [String] in
      if element.isPlainStack { return stack(element.children, depth: depth) }
      let holdsParts = !element.isField && !element.isButton
      let line = String(repeating: "  ", count: depth) + describe(element)
      return [line] + (holdsParts ? outline(element.children, depth: depth + 1) : [])
    }
  }

  /// A stack is only an arrangement: its parts stand in its place, texts of one stack in one line.
  private static func stack(_ parts: [Element], depth: Int) -> [String] {
    guard parts.count > 1, parts.allSatisfy({ $0.role == .text && $0.isEnabled }) else {
      return outline(parts, depth: depth)
    }
    let texts = parts.map { "\"\(visible($0.label))\"" }.joined(separator: " ")
    return [String(repeating: "  ", count: depth) + "text " + texts]
  }

  /// An element in one line: what it is, what it is called, its value, and what is special about it.
  private static func describe(_ element: Element) -> String {
    var text = element.role.rawValue
    if !element.label.isEmpty { text += " \"\(visible(element.label))\"" }
    if element.role == .secureField {
      text += " = (hidden)"
    } else if let value = element.value {
      text += " = \"\(visible(value))\""
    }
    let signs = signs(of: element)
    return signs.isEmpty ? text : text + " (\(signs.joined(separator: ", ")))"
  }

  private static func signs(of element: Element) -> [String] {
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
