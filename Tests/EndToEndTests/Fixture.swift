// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The app of `Tests/ScriptFixture`, in a home of its own.
struct Fixture {
  let shell: FocusShell

  init() throws { shell = try FocusShell() }

  static let path = BuiltProducts.executable("script-fixture")

  /// The path of something in the home.
  func path(_ name: String) -> String { shell.home.path(name) }

  /// Writes a file of any bytes, and returns its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String = "script.txt") throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Runs the app to its end.
  func run(_ arguments: [String], input: some Sequence<UInt8> = []) throws -> Program.Outcome {
    try Program(Self.path, environment: shell.environment, folder: path(""))
      .run(["--no-init"] + arguments, input: Data(input))
  }

  /// Runs a command of bash, in which the app is `$0`.
  func bash(_ command: String) throws -> Program.Outcome {
    try Program("/bin/bash", environment: shell.environment, folder: path(""))
      .run(["-c", command, Self.path])
  }
}
