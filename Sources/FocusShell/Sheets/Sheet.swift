// SPDX-License-Identifier: Apache-2.0

/// The sheets that a window can show.
enum Sheet: Identifiable, Hashable {
  case addBookmark
  case addChange
  case addRemote
  case editChangeDescription
  case push
  case clone

  var id: Self { self }
}
