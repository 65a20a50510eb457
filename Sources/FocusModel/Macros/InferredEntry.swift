// SPDX-License-Identifier: Apache-2.0

/// A key made by `@Entry` for a variable without a written type.
///
/// The compiler finds the type of the key's value in what `inferredDefault` is made from. Only
/// expansions of the macro conform to this.
public protocol InferredEntry {
  /// The type of the entry.
  associatedtype Value

  /// The value while nothing has set the entry.
  static var inferredDefault: InferredDefault<Value> { get }
}

extension InferredEntry {
  /// The value while nothing has set the entry, as the protocols of the keys ask for it.
  public static var defaultValue: Value { inferredDefault.value }
}

/// A default value that is made once and lives as long as the program.
public struct InferredDefault<Value>: Sendable {
  // A type property must be safe to share, and of this value nothing is known: it may be an object.
  // Written once and never changed, it is as safe as the global constant that an app has in its
  // place in the Swift 5 language mode.
  nonisolated(unsafe) let value: Value

  /// Makes the value at once.
  public init(_ make: () -> Value) {
    value = make()
  }
}
