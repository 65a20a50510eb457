// SPDX-License-Identifier: Apache-2.0

/// How a window is dismissed from code while something is presented on it. // S36
///
/// Source: <https://developer.apple.com/documentation/swiftui/dismissbehavior>
public struct DismissBehavior: Hashable, Sendable {
  private let name: String

  /// As a person would: a window with a sheet or an alert stays.
  public static let interactive = DismissBehavior(name: "interactive")
  /// Whatever is presented on it goes as well.
  public static let destructive = DismissBehavior(name: "destructive")
}

private struct DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How windows are dismissed by code that runs with this transaction. // S36
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
