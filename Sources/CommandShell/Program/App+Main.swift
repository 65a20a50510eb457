// SPDX-License-Identifier: Apache-2.0

import Dispatch
import FocusModel
import Foundation

extension App {
  /// Starts the app as a command shell: what `@main struct MyApp: App` runs.
  public static func main() {
    let program = ShellProgram(
      name: ProcessInfo.processInfo.processName,
      arguments: Array(CommandLine.arguments.dropFirst()),
      makeApp: { Self() })
    program.start()
  }
}
