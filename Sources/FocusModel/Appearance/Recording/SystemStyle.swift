// SPDX-License-Identifier: Apache-2.0

/// A control, list or window style that SwiftUI brings along.
///
/// It has nothing to draw here. Its whole meaning is its name, which follows from its type:
/// `BorderedProminentButtonStyle` is recorded as `borderedProminent`.
public protocol _SystemStyle: Sendable {}

extension _SystemStyle {
  /// The style's leading-dot name in a family such as `ButtonStyle`.
  func systemName(inFamily family: String) -> String {
    if let named = self as? any CustomStringConvertible { return named.description }
    var name = String(describing: Self.self)
    guard name.hasSuffix(family) else { return name }
    name.removeLast(family.count)
    // Apple calls the type `Default…` and its leading-dot name `automatic`.
    return name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
