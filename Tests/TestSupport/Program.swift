// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that is run to its end without a terminal.
public struct Program {
  /// The path of the executable.
  public let path: String
  /// Variables that the program gets in place of, or besides, those of the tests.
  public var environment: [String: String]
  /// The folder that the program is started in.
  public var folder: String?

  /// Names a program.
  public init(_ path: String, environment: [String: String] = [:], folder: String? = nil) {
    self.path = path
    self.environment = environment
    self.folder = folder
  }

  /// What a program printed and how it ended.
  public struct Outcome {
    /// The exit code; for one that was ended by a signal, 128 and the signal.
    public let code: Int32
    /// What it printed on standard output.
    public let output: String
    /// What it printed on standard error.
    public let errors: String

    /// The lines of standard output.
    public var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - input: What it reads from standard input.
  /// - Returns: What it printed and how it ended.
  /// - Throws: What kept it from being started.
  public func run(_ arguments: [String], input: Data = Data()) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files rather than pipes: a program that prints much never waits for a reader.
    let files = try TemporaryFolder()
    try input.write(to: URL(fileURLWithPath: files.path("in")))
    for name in ["out", "err"] {
      try Data().write(to: URL(fileURLWithPath: files.path(name)))
    }
    process.standardInput = FileHandle(forReadingAtPath: files.path("in"))
    process.standardOutput = FileHandle(forWritingAtPath: files.path("out"))
    process.standardError = FileHandle(forWritingAtPath: files.path("err"))
    try process.run()
    process.waitUntilExit()
    let bySignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      code: process.terminationStatus + (bySignal ? 128 : 0), output: try text(files.path("out")),
      errors: try text(files.path("err")))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }
}
