// SPDX-License-Identifier: Apache-2.0

extension Entry {
  /// Returns the code for a role.
  func source(for role: EntryMacro.Role) -> String {
    switch role {
    case .accessor: accessors
    case .peer: key
    }
  }

  private var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  private var key: String {
    """
    \(keyPrefix)struct \(keyName): \(conformances) {
    \(member)
    }
    """
  }

  private var conformances: String {
    switch fallback {
    case .typed, .absent: container.keyProtocol
    case .inferred: "\(container.keyProtocol), InferredEntry"
    }
  }

  /// The default, made anew for each reader where the type is known.
  ///
  /// A computed property may have any type, while a stored one must be safe to share. Behind
  /// 'return' an expression can start with anything: as the first thing in braces, a function
  /// named 'set' would be taken for an accessor.
  private var member: String {
    switch fallback {
    case .typed(let type, let value):
      """
        static var defaultValue: \(type) {
          return \(value)
        }
      """
    case .inferred(let value):
      """
        static let inferredDefault = InferredDefault {
          return \(value)
        }
      """
    case .absent(let type):
      "  typealias Value = \(type)"
    }
  }
}
