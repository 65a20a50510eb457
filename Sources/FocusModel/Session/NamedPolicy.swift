// SPDX-License-Identifier: Apache-2.0

/// A policy by its name, as a script or a person sets it.
public struct NamedPolicy: Sendable {
  /// The name, which is that of the property.
  public let name: String
  /// The rule or gap of SwiftUI's documentation that it decides.
  public let rule: String
  /// What it decides, and why the default is what it is.
  public let meaning: String
  private let read: @Sendable (Policies) -> String
  private let write: @Sendable (inout Policies, String) -> Bool

  /// The value in a set of policies, as text.
  public func value(in policies: Policies) -> String { read(policies) }

  /// The value where nobody has set another, as text.
  public var defaultValue: String { read(Policies()) }

  /// Sets the value from text.
  ///
  /// - Returns: False when the text is no value of this policy; nothing is changed then.
  public func set(_ text: String, in policies: inout Policies) -> Bool { write(&policies, text) }

  /// The values that the policy can have, as text; empty where any number may be.
  public let choices: [String]
}

extension NamedPolicy {
  /// A policy that is true or false.
  static func flag(
    _ name: String, _ rule: String, _ keyPath: any WritableKeyPath<Policies, Bool> & Sendable,
    _ meaning: String
  ) -> NamedPolicy {
    NamedPolicy(
      name: name, rule: rule, meaning: meaning, read: { "\($0[keyPath: keyPath])" },
      write: { policies, text in
        guard let value = Bool(text) else { return false }
        policies[keyPath: keyPath] = value
        return true
      }, choices: ["true", "false"])
  }

  /// A policy that is a number from 1.
  static func number(
    _ name: String, _ rule: String, _ keyPath: any WritableKeyPath<Policies, Int> & Sendable,
    _ meaning: String
  ) -> NamedPolicy {
    NamedPolicy(
      name: name, rule: rule, meaning: meaning, read: { "\($0[keyPath: keyPath])" },
      write: { policies, text in
        guard let value = Int(text), value > 0 else { return false }
        policies[keyPath: keyPath] = value
        return true
      }, choices: [])
  }
}
