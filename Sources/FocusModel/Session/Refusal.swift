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

  init(_ code: Code, _ message: String, candidates: [String] = []) {
    self.code = code
    self.message = message
    self.candidates = candidates
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
