// SPDX-License-Identifier: Apache-2.0

/// How far a long operation has come.
struct OperationProgress: Equatable, Sendable {
  /// What is being done, for example `Receiving objects`.
  var phase: String
  /// The done part of this phase from 0 to 1, or nil where its size is unknown.
  var fraction: Double?
}

/// A function that hears of progress, on no particular thread.
typealias ProgressHandler = @Sendable (OperationProgress) -> Void
