// SPDX-License-Identifier: Apache-2.0

import Dispatch
import FocusModel
import Foundation

extension App {
  /// Starts the app as a command shell: what `@main struct MyApp: App` runs.
  public static func main() { main(Array(CommandLine.arguments.dropFirst())) }

  /// Starts the app as a command shell with arguments other than those of the process; does not return.
  public static func main(_ arguments: [String]) {
    let program = ShellProgram(
      name: ProcessInfo.processInfo.processName, arguments: arguments, makeApp: { Self() })
    program.start()
  }
}
