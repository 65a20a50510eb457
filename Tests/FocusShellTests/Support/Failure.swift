// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FocusShell

/// Returns the repository error that an operation throws.
func failure(
  sourceLocation: SourceLocation = #_sourceLocation, of operation: () async throws -> Void
) async throws -> RepositoryError {
  var caught: (any Error)?
  do { try await operation() } catch { caught = error }
  return try #require(caught as? RepositoryError, sourceLocation: sourceLocation)
}
