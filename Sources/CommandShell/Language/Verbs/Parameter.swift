// SPDX-License-Identifier: Apache-2.0

/// One argument that a verb takes, as usage lines and completion see it.
struct Parameter: Hashable, Sendable {
  /// What may stand there: what completion offers.
  enum Kind: Hashable, Sendable {
    case alias
    case choice
    case chord
    case command
    case count
    case file
    case focusedValue
    case keyword([String])
    case label
    case line
    case menuTitle
    case policy
    case policyValue
    case rule
    case scene
    case seconds
    case sheet
    case text
    case topic
    case window
  }

  /// How often the argument may stand.
  enum Presence: Hashable, Sendable {
    case once
    case optional
    case onceOrMore
    case anyNumber
  }

  /// The name in usage lines, in capitals.
  var name: String
  var kind: Kind
  var presence: Presence

  init(_ name: String, _ kind: Kind, _ presence: Presence = .once) {
    self.name = name
    self.kind = kind
    self.presence = presence
  }

  var isRequired: Bool { presence == .once || presence == .onceOrMore }
  var isRepeating: Bool { presence == .onceOrMore || presence == .anyNumber }
}

extension Parameter {
  static let command = Parameter("NAME", .command)
  static let file = Parameter("FILE", .file)
  static let focusedValue = Parameter("KEY", .focusedValue)
  static let label = Parameter("LABEL", .label)
  static let window = Parameter("WINDOW", .window)

  /// The parameter, but one that may be left out.
  var optional: Parameter { Parameter(name, kind, .optional) }
}
