// SPDX-License-Identifier: Apache-2.0

/// The members of a request that nobody has taken yet, so that one too many is noticed.
struct ControlMembers {
  private var members: [String: JSONValue] = [:]
  private var known: [String] = []

  init(_ json: JSONValue) throws(LineError) {
    guard case .object(let members) = json else {
      throw LineError(.syntax, "A request is a JSON object.")
    }
    for member in members { self.members[member.key] = member.value }
  }

  /// Takes a member; nil where it is missing or null.
  private mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    let value = members.removeValue(forKey: key)
    return value == .null ? nil : value
  }

  mutating func optionalText(_ key: String) throws(LineError) -> String? {
    guard let value = take(key) else { return nil }
    guard let text = value.text else { throw wrong(key, "a string") }
    return text
  }

  mutating func optionalBool(_ key: String) throws(LineError) -> Bool? {
    guard let value = take(key) else { return nil }
    guard case .bool(let bool) = value else { throw wrong(key, "true or false") }
    return bool
  }

  mutating func optionalCount(_ key: String) throws(LineError) -> Int? {
    guard let value = take(key) else { return nil }
    guard let number = value.wholeNumber, number > 0 else {
      throw wrong(key, "a whole number from 1 on")
    }
    return number
  }

  mutating func text(_ key: String) throws(LineError) -> String {
    guard let text = try optionalText(key) else { throw missing(key) }
    return text
  }

  mutating func count(_ key: String) throws(LineError) -> Int {
    guard let number = try optionalCount(key) else { throw missing(key) }
    return number
  }

  mutating func texts(_ key: String) throws(LineError) -> [String]? {
    guard let value = take(key) else { return nil }
    let texts = value.elements?.compactMap(\.text)
    guard let texts, !texts.isEmpty, texts.count == value.elements?.count else {
      throw wrong(key, "an array of strings")
    }
    return texts
  }

  /// Takes what the answer is to be known by.
  mutating func id() throws(LineError) -> JSONValue? {
    switch take("id") {
    case nil: return nil
    case let value?:
      switch value {
      case .string, .integer: return value
      default: throw wrong("id", "a string or a whole number")
      }
    }
  }

  /// Takes how long to wait for tasks.
  mutating func patience() throws(LineError) -> Duration? {
    let waits = try optionalBool("wait") ?? true
    guard let value = take("timeout") else { return waits ? Shell.usualPatience : nil }
    let seconds: Double? =
      switch value {
      case .integer(let number): Double(number)
      case .double(let number): number
      default: nil
      }
    guard let seconds, seconds > 0, seconds <= Self.longestTimeout else {
      throw wrong("timeout", "a number of seconds, at most \(Int(Self.longestTimeout))")
    }
    return waits ? .milliseconds(Int((seconds * 1_000).rounded())) : nil
  }

  /// A day: longer waits are slips.
  private static let longestTimeout = 86_400.0

  /// Says that a request has none of the members of which each has one.
  func lacksAll(of keys: [String]) -> LineError {
    let near = keys.filter { key in
      members.keys.contains { !nearestNames(to: $0, in: [key]).isEmpty }
    }
    let names = listed(keys.map { "\"\($0)\"" }, "and")
    return LineError(.syntax, "A request has one of \(names).", candidates: near)
  }

  /// Says which members nobody has taken.
  func finish() throws(LineError) {
    guard let surplus = members.keys.sorted().first else { return }
    throw LineError(
      .syntax, "A request like this has no member \(named(surplus)).",
      candidates: nearestNames(to: surplus, in: known))
  }

  private func wrong(_ key: String, _ wanted: String) -> LineError {
    LineError(.syntax, "\"\(key)\" must be \(wanted).")
  }

  private func missing(_ key: String) -> LineError {
    LineError(
      .syntax, "A request like this needs \"\(key)\".",
      candidates: nearestNames(to: key, in: members.keys.sorted()))
  }
}
