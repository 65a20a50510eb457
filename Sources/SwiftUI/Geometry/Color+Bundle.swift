// SPDX-License-Identifier: Apache-2.0

import FocusModel
import Foundation

extension Color {
  /// Creates a colour that an asset catalogue in a bundle names; recorded and inert.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }
}
