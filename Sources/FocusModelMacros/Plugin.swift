// SPDX-License-Identifier: Apache-2.0

import Foundation
import MacroExpansion

/// The compiler plugin: a process that expands this package's macros for one run of the compiler.
@main
struct Plugin {
  static func main() {
    MessageLoop(input: .standardInput, output: .standardOutput).run()
  }
}
