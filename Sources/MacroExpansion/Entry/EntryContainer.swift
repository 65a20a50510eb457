// SPDX-License-Identifier: Apache-2.0

/// A type that is extended with entries.
enum EntryContainer: String {
  case environment = "EnvironmentValues"
  case focused = "FocusedValues"
  case transaction = "Transaction"
  case container = "ContainerValues"

  /// The protocol of the keys, which the user's file sees without a module in front.
  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .focused: "FocusedValueKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    }
  }

  /// Finds the container that a declaration extends, or nil if it extends something else.
  init?(extendedBy declaration: SourcePiece) {
    let source = SourceText(declaration)
    var cursor = TokenCursor(source.tokens)
    while let token = cursor.current, !source.isWord("extension", token) {
      cursor.skipItem()
    }
    cursor.skipItem()
    cursor.skipQualifiers()
    guard let name = cursor.current.map(source.text) else { return nil }
    self.init(rawValue: name)
  }
}

extension TokenCursor {
  /// Moves past 'Module.' or 'Module::'.
  fileprivate mutating func skipQualifiers() {
    while let length = qualifierLength {
      for _ in 0..<length { skipItem() }
    }
  }

  private var qualifierLength: Int? {
    switch (peek(1)?.kind, peek(2)?.kind) {
    case (.mark("."), _): 2
    case (.mark(":"), .mark(":")): 3
    default: nil
    }
  }
}
