// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Opens an address, by the app itself where it has a handler, else by the system.
///
/// What goes to the system is recorded by the session; nothing is opened here.
///
/// Source: <https://developer.apple.com/documentation/swiftui/openurlaction>
@MainActor @preconcurrency
public struct OpenURLAction {
  private let handler: ((URL) -> Result)?
  weak var session: Session?

  /// What a handler has done with an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler has dropped it.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// Returns that the system is to open another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  /// Creates an action that asks a handler.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  init(session: Session?) {
    handler = nil
    self.session = session
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address and tells whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  private func open(_ url: URL) -> Bool {
    switch (handler?(url) ?? .systemAction).outcome {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      session?.openBySystem(other ?? url)
      return session != nil
    }
  }
}

struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get {
      let own = self[OpenURLKey.self]
      nonisolated(unsafe) let scope = scope
      return onMainActor {
        var action = own ?? OpenURLAction(session: nil)
        action.session = scope?.session
        return action
      }
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension Session {
  /// Notes that the system was asked to open an address.
  func openBySystem(_ url: URL) {
    openedURLs.append(url)
    record(.urlOpened(url.absoluteString))
  }
}
