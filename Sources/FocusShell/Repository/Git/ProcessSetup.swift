// SPDX-License-Identifier: Apache-2.0

/// What has to be known to run a program.
struct ProcessSetup: Sendable {
  /// The program's absolute path.
  var path: String
  /// The arguments after the program's own name.
  var arguments: [String]
  /// The whole environment.
  var environment: [String: String]
  /// What the program reads from its standard input.
  var input: [UInt8] = []
  /// The number of bytes of output at which the program is stopped.
  var outputLimit: Int
  /// How long a program that was asked to end may take before it is killed.
  var grace: Duration
  /// Knows of the program as long as it runs.
  var register = ExitRegister.shared
  /// Hears of the progress that the program reports.
  var progress: ProgressHandler?
}
