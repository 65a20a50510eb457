// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension FocusedValues {
  /// The sheet that the focused window shows; a menu command writes here.
  @Entry var sheetToShow: Binding<Sheet>?
}
