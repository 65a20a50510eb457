// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lines that a person has put in a file to run before any other, in every run.
struct StartupFile {
  /// Where the file is, whether or not there is one.
  let path: String

  /// The start-up file of a program: `$XDG_CONFIG_HOME/NAME/init`, by default `~/.config/NAME/init`;
  /// nil without a home.
  init?(
    of program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      path = "\(folder)/\(program)/init"
    } else if let home = environment["HOME"], !home.isEmpty {
      path = "\(home)/.config/\(program)/init"
    } else {
      return nil
    }
  }

  /// Runs the lines, if there is such a file.
  ///
  /// A line that fails is told of with its place, and the next one runs: a slip in this file must not
  /// keep a person from working.
  ///
  /// - Parameters:
  ///   - shell: The shell to run them in.
  ///   - warn: Shows text that ends its last line.
  @MainActor
  func run(in shell: Shell, warn: (String) -> Void) async {
    guard FileManager.default.fileExists(atPath: path) else { return }
    var reader = ScriptReader()
    do throws(InputError) {
      reader.append(try InputFile.read(path))
    } catch {
      return warn("The start-up file \(visible(path)) cannot be read: \(error).\n")
    }
    reader.finish()
    while await runNext(of: &reader, in: shell, warn: warn) {}
  }

  /// Runs the next line.
  ///
  /// - Returns: Whether there may be more.
  @MainActor
  private func runNext(
    of reader: inout ScriptReader, in shell: Shell, warn: (String) -> Void
  ) async -> Bool {
    let name = visible(path)
    switch reader.next() {
    case .line(let line):
      if let error = await shell.run(line.statement, waiting: Shell.usualPatience).error {
        let text = reader.bytes[line.bytes]
        warn("\(Diagnostic(error, of: text, file: name, line: line.number))\n")
      }
      return !shell.session.hasQuit
    case .invalid(let line):
      warn("\(Diagnostic(line, text: reader.bytes[line.bytes], file: name))\n")
      return true
    case .transcript:
      warn("\(name):\(reader.number): a start-up file is no transcript; leave out the \"> \".\n")
      return false
    case .needsBytes, .end: return false
    }
  }
}
