// SPDX-License-Identifier: Apache-2.0

extension ElementAttribute: CustomStringConvertible {
  /// The modifier as written in a source file, without labels that were left out.
  ///
  /// An example is `frame(width: 200, alignment: leading)`.
  public var description: String {
    guard argument != nil else { return "\(name)" }
    return "\(name)(\(argumentDescription ?? "nil"))"
  }

  /// The argument as a person reads it, or `nil` when there is none.
  ///
  /// Nothing is formatted until somebody asks: recording keeps the value as it is.
  public var argumentDescription: String? {
    argument.flatMap { ArgumentDescription(modifier: "\(name)").text(for: $0) }
  }
}

/// The rules by which an argument becomes text.
private struct ArgumentDescription {
  /// The name of the modifier whose argument it is.
  let modifier: String

  /// Describes a value; a `nil` inside gives no text.
  func text(for value: Any) -> String? {
    switch value {
    case let style as any _SystemStyle:
      style.systemName(inFamily: modifier.prefix(1).uppercased() + modifier.dropFirst())
    case let string as String:
      // Quoted and escaped, so that no control character gets out.
      String(reflecting: string)
    case let number as any BinaryFloatingPoint:
      Double(number).trimmed
    case let range as PartialRangeFrom<Int>:
      "\(range.lowerBound)..."
    case let range as PartialRangeThrough<Int>:
      "...\(range.upperBound)"
    default:
      structuredText(for: value)
    }
  }

  private func structuredText(for value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.flatMap { text(for: $0.value) }
    case .tuple:
      let parts = mirror.children.compactMap(labelledText)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    case .collection:
      return list(mirror.children.compactMap { text(for: $0.value) })
    case .set:
      // A set has no order of its own: sorting keeps transcripts the same from run to run.
      return list(mirror.children.compactMap { text(for: $0.value) }.sorted())
    default:
      return String(describing: value)
    }
  }

  private func labelledText(_ child: Mirror.Child) -> String? {
    guard let text = text(for: child.value) else { return nil }
    // Swift names the unlabelled parts of a tuple `.0`, `.1` and so on.
    guard let label = child.label, !label.hasPrefix(".") else { return text }
    return "\(label): \(text)"
  }

  private func list(_ parts: [String]) -> String {
    "[\(parts.joined(separator: ", "))]"
  }
}

extension Double {
  /// The number as a person writes it: `20`, not `20.0`.
  var trimmed: String {
    if self == .infinity { return "infinity" }
    return Int64(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
