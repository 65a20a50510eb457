// SPDX-License-Identifier: Apache-2.0

import Observation

extension _Node {
  /// Runs `body` and marks this node when an `@Observable` property that it read is about to change.
  @inlinable
  final func trackingObservables<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(body, onChange: observableDidChange())
  }

  /// Asked for only when the body has read an observable property.
  @usableFromInline
  final func observableDidChange() -> @Sendable () -> Void {
    nonisolated(unsafe) let link = ObservationLink()
    link.recordRead()
    return { hopToMainActor { link.invalidateReaders() } }
  }
}

/// The link from the properties that one run of a body has read back to the reader.
///
/// A dependency like others: it is dropped with the next run, so that what a stale one-shot callback
/// marks is nothing.
private final class ObservationLink: Dependency {}
