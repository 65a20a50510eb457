// SPDX-License-Identifier: Apache-2.0

import FocusModel

@testable import CommandShell

extension UserAction {
  /// The action as a line of the shell; Return stands for the press of the default button, which has no
  /// line of its own.
  var shellLine: String { self == .confirm ? ":return" : line ?? "# \(self)" }
}
