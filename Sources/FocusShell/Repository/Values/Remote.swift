// SPDX-License-Identifier: Apache-2.0

/// Another repository that bookmarks are pushed to and fetched from.
struct Remote: Equatable, Identifiable, Sendable {
  /// The name.
  var name: String
  /// The URL that is fetched from, as it was configured.
  var fetchURL: String

  var id: String { name }
}
