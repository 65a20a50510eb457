// SPDX-License-Identifier: Apache-2.0

/// A property wrapper that gives a view an identifier of its own, stable while the view lives.
///
/// `matchedGeometryEffect` and its like record it; nothing moves.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  @State private var id = ID()

  /// Creates a namespace.
  public init() {}

  /// The identifier.
  public var wrappedValue: ID { id }
}

extension Namespace {
  /// The identifier of a namespace.
  public struct ID: Sendable {
    private final class Token: Sendable {}

    private let token = Token()

    init() {}
  }
}

extension Namespace.ID: Hashable {
  /// Tells whether two identifiers are of one namespace.
  public static func == (lhs: Namespace.ID, rhs: Namespace.ID) -> Bool {
    lhs.token === rhs.token
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}

extension Namespace.ID: CustomStringConvertible {
  /// The word alone: an identity means nothing to a reader.
  public var description: String { "namespace" }
}
