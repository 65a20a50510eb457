// SPDX-License-Identifier: Apache-2.0

/// A value whose whole meaning here is its SwiftUI name.
protocol NamedValue: Hashable, Sendable, CustomStringConvertible {
  var name: String { get }
}

extension NamedValue {
  /// The SwiftUI name.
  public var description: String { name }
}

/// A set of options that describes itself by the SwiftUI names of its members.
protocol NamedOptionSet: OptionSet, Hashable, Sendable, CustomStringConvertible
where Element == Self {
  /// The members, in the order in which a description lists them; combined ones come first.
  static var names: [(member: Self, name: String)] { get }
}

extension NamedOptionSet {
  /// The SwiftUI names of the members: `top`, or `[top, leading]`.
  public var description: String {
    if let whole = Self.names.first(where: { $0.member == self }) { return whole.name }
    let parts = Self.names.filter { contains($0.member) }
    return "[\(parts.map(\.name).joined(separator: ", "))]"
  }
}
