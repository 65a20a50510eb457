// SPDX-License-Identifier: Apache-2.0

import FocusModel
public import Testing

/// Has a test that ends with a refusal of the driver fail at the line that asked for the action.
///
/// Swift Testing shows an error that a test throws at the test's own declaration.
public struct DrivingTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait of a suite counts for the suites inside.
  public var isRecursive: Bool { true }

  /// Runs a test, and records a refusal that it throws where the action was asked for.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do {
      try await function()
    } catch let refusal as Refusal {
      guard let place = refusal.place else { throw refusal }
      Issue.record(refusal, sourceLocation: SourceLocation(place))
    }
  }
}

extension Trait where Self == DrivingTrait {
  /// The test drives an app: what the driver refuses is an issue at the line that asked for it.
  ///
  ///     @Suite(.drivesApp) struct NoteTests { … }
  public static var drivesApp: Self { DrivingTrait() }
}

extension SourceLocation {
  /// A place in a test; the module is taken for the folder of the file.
  fileprivate init(_ place: Refusal.Place) {
    let names = place.filePath.split(separator: "/").suffix(2)
    self.init(
      fileID: names.count == 2 ? names.joined(separator: "/") : "test/" + place.filePath,
      filePath: place.filePath, line: place.line, column: 1)
  }
}
