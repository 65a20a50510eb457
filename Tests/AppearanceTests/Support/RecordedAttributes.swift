// SPDX-License-Identifier: Apache-2.0

@testable import FocusModel

/// Returns what the modifiers around a view or a scene have recorded, the innermost first.
func attributes(of view: Any) -> [ElementAttribute] {
  if let text = view as? Text { return text.attributes }
  let mirror = Mirror(reflecting: view)
  guard let content = mirror.descendant("content") else { return [] }
  let own =
    (mirror.descendant("modifier") as? _RecordedAttribute)?.attribute
    ?? mirror.descendant("attribute") as? ElementAttribute
  return attributes(of: content) + (own.map { [$0] } ?? [])
}

/// Returns the descriptions of what the modifiers around a view or a scene have recorded.
func descriptions(of view: Any) -> [String] {
  attributes(of: view).map(\.description)
}
