// SPDX-License-Identifier: Apache-2.0

/// Where a binding's value lives: a state cell, a pair of closures, or a part of another location.
@usableFromInline
class Location<Value>: Dependency {
  /// The value now; recorded as a read when a body is running.
  @usableFromInline
  func get() -> Value {
    preconditionFailure("A location says how it is read.")
  }

  /// Stores a value.
  @usableFromInline
  func set(_ newValue: Value, _ transaction: Transaction) {}

  /// The session that the location belongs to, if any; where its faults are reported.
  @MainActor var session: Session? { nil }

  /// The view that the location belongs to, for faults; nil where none is known.
  @MainActor var ownerName: String? { nil }

  /// A name for reports and faults, such as `sheetToShow` or `editor.name`.
  var label: String { "binding" }

  /// Raises an issue about this location, by its name and its owner's, in the session that it belongs
  /// to, else in the one that is running.
  final func raise(_ issue: @escaping @MainActor (String, String?) -> RuntimeIssue) {
    onMainActor(with: (self, issue)) { location, issue in
      let session = location.session ?? Session.current
      session?.raise(issue(location.label, location.ownerName))
    }
  }
}
