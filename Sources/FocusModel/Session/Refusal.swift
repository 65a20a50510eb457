// SPDX-License-Identifier: Apache-2.0

/// Why an action was refused; the app is as it was before.
public struct Refusal: Error, Hashable, Sendable {
  /// What sort of refusal it is; the raw value is a stable code.
  public enum Code: String, Hashable, Sendable {
    /// No such thing by that name.
    case unknown
    /// More than one thing by that name.
    case ambiguous
    /// The control or menu item is disabled.
    case disabled
    /// The thing lies behind a sheet or an alert.
    case blocked
    /// There is no key window, or no such window.
    case noWindow
    /// No field has keyboard focus.
    case noFocus
    /// No such element on the front surface.
    case notFound
  }

  /// What sort of refusal it is.
  public let code: Code
  /// What was refused, why, and what to do instead.
  public let message: String
  /// What was near.
  public let candidates: [String]
  /// The code that has asked for the action through a driver; plays no part in whether two are equal.
  public private(set) var place: Place?

  /// A place in source code.
  public struct Place: Hashable, Sendable {
    /// The path of the file.
    public let filePath: String
    /// The line, from 1.
    public let line: Int
  }

  init(_ code: Code, _ message: String, candidates: [String] = []) {
    self.code = code
    self.message = message
    self.candidates = candidates
  }
}

extension Refusal {
  /// The refusal of what code at a place has asked for.
  func at(filePath: String, line: Int) -> Refusal {
    var refusal = self
    refusal.place = Place(filePath: filePath, line: line)
    return refusal
  }

  /// Compares what was refused and why.
  public static func == (left: Refusal, right: Refusal) -> Bool {
    left.code == right.code && left.message == right.message && left.candidates == right.candidates
  }

  /// Feeds what was refused and why.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
    hasher.combine(candidates)
  }
}

extension Refusal: CustomStringConvertible {
  /// Where the action was asked for, why it was refused, and what was near.
  public var description: String {
    let file = place.map { $0.filePath.split(separator: "/").last ?? "" } ?? ""
    let start = place.map { "\(file):\($0.line): " } ?? ""
    return start + message
      + (candidates.isEmpty ? "" : " Near: \(candidates.joined(separator: ", ")).")
  }
}

extension Refusal {
  /// The refusal of a disabled control, with the reason that its help tag gives.
  @MainActor
  static func disabled(_ element: any ElementNode) -> Refusal {
    let name = "\"\(element.shownLabel)\" is disabled now"
    guard let reason = element.accessibility.help, !reason.isEmpty else {
      return Refusal(.disabled, name + ".")
    }
    return Refusal(.disabled, "\(name): \(reason)")
  }
}
