// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@Suite("Client files")
struct CompilationTests {
  @Test("A view of many modifiers compiles and can be made off the main actor")
  func made() {
    let theme = Theme()
    #expect(theme == Theme.shared)
    _ = nonisolatedBadge(.good)
  }
}
