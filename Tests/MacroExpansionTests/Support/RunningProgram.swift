// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a program did.
struct ProgramResult {
  var status: Int32
  var output: Data
  var errors: String
}

/// Runs a program to its end with the given input.
func run(_ executable: URL, _ arguments: [String] = [], input: Data = Data()) throws
  -> ProgramResult
{
  let process = Process()
  let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
  process.executableURL = executable
  process.arguments = arguments
  process.standardInput = stdin
  process.standardOutput = stdout
  process.standardError = stderr
  try process.run()
  try stdin.fileHandleForWriting.write(contentsOf: input)
  try stdin.fileHandleForWriting.close()
  let output = stdout.fileHandleForReading.readDataToEndOfFile()
  let errors = stderr.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return ProgramResult(
    status: process.terminationStatus, output: output,
    errors: String(decoding: errors, as: UTF8.self))
}
