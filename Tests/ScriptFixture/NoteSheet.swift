// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What a window of notes can present.
enum NoteSheet: String, Identifiable {
  case newNote, share, empty
  var id: Self { self }
}

extension FocusedValues {
  @Entry var sheetToShow: Binding<NoteSheet?>?
  @Entry var noteCount: Int?
  @Entry var trouble: Trouble?
}

/// The troubles that a window of notes can be asked for.
struct Trouble {
  let ask: () -> Void
  let choose: () -> Void
  let count: () -> Void
  let rename: () -> Void
  let start: (Duration) -> Void
  let breakOff: () -> Void
  let openNowhere: () -> Void
  let weigh: () -> Void
}
