// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

extension View {
  /// Runs an action when a key that types one of some characters is pressed while keyboard focus is in this
  /// view.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }
}
