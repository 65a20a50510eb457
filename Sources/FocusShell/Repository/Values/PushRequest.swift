// SPDX-License-Identifier: Apache-2.0

/// What to push, and how.
struct PushRequest: Equatable, Sendable {
  /// The bookmark whose changes are sent.
  var bookmark: String
  /// The name of the remote that receives them.
  var remote: String
  /// The bookmark's name at the remote, or nil for the same name.
  var remoteBookmark: String?
  /// Whether changes that only the remote's bookmark has may be dropped.
  ///
  /// The remote's bookmark has to be where it was when it was last seen, so that nobody else's
  /// newer work is lost.
  var force = false
  /// Whether the bookmark follows the remote's from now on.
  var setUpstream = false
}

/// What a push did to the remote's bookmark.
enum PushOutcome: Equatable, Sendable {
  case created
  case updated
  case forced
  case upToDate
}
