// SPDX-License-Identifier: Apache-2.0

import FocusModel

/// A field of a window or sheet, and how an action names it.
struct FormField {
  let element: Element
  let query: ElementQuery
  let foldedLabel: String

  /// The fields among elements, in order; those that share a label are told apart by number.
  static func all(in elements: [Element]) -> [FormField] {
    var counts: [String: Int] = [:]
    return elements.flattened.filter(\.isField).map { element in
      let key = element.label.lowercased()
      counts[key, default: 0] += 1
      return FormField(
        element: element, query: ElementQuery(element.label, occurrence: counts[key]),
        foldedLabel: folded(element.label))
    }
  }

  /// A label without case, spaces and punctuation.
  static func folded(_ label: String) -> String {
    foldedASCII(label) ?? String(label.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The same for a label in ASCII, as almost all are; nil for another.
  private static func foldedASCII(_ label: String) -> String? {
    var folded: [UInt8] = []
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        folded.append(byte)
      case 0x80...: return nil
      default: break
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }
}

extension Element {
  /// Whether a person can give the element a value.
  var isField: Bool {
    switch role {
    case .textField, .secureField, .textEditor, .toggle, .picker, .datePicker, .stepper, .slider:
      true
    default: false
    }
  }

  /// Whether a person can press the element.
  var isButton: Bool { role == .button || role == .link }
}

extension [Element] {
  /// The elements with a label that are wanted; case, spaces and punctuation do not matter.
  func named(_ label: String, where isWanted: (Element) -> Bool = { _ in true }) -> [Element] {
    let folded = FormField.folded(label)
    return filter {
      isWanted($0) && ($0.label == label || FormField.folded($0.label) == folded)
    }
  }

  /// The elements with all that they hold, in order; what labels a control belongs to the control.
  var flattened: [Element] {
    flatMap { element -> [Element] in
      [element] + (element.isField || element.isButton ? [] : element.children.flattened)
    }
  }

  /// The texts that a person reads.
  var shownTexts: [String] { flattened.filter { $0.role == .text }.map(\.label) }
}
