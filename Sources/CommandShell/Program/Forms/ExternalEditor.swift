// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The person's own editor, for text of several lines.
struct ExternalEditor: Sendable {
  private let program: TerminalProgram

  /// Why a text has not been edited.
  struct Failure: Error {
    let message: String
  }

  /// Finds the editor: `VISUAL`, else `EDITOR`, split into words as a line of the shell is.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Failure) {
    let names = ["VISUAL", "EDITOR"]
    guard let name = names.first(where: { environment[$0]?.isEmpty == false }),
      let command = environment[name]
    else {
      throw Failure(message: "Set VISUAL or EDITOR to the editor of your choice.")
    }
    guard let program = TerminalProgram(parsing: command) else {
      throw Failure(message: "\(name) names no program: \(visible(command))")
    }
    self.program = program
  }

  /// Has a text edited in a file of its own, and returns it as it is then.
  ///
  /// A file that cannot be read back is left where it is, and the failure says where.
  func edit(_ text: String) async throws(Failure) -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("focus-shell-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("text.txt")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data((text.isEmpty ? "" : text + "\n").utf8).write(to: file)
    } catch {
      throw Failure(message: "The text cannot be written to \(visible(file.path)).")
    }
    try await run(on: file.path)
    guard let data = try? Data(contentsOf: file),
      let edited = String(validating: data, as: UTF8.self)
    else {
      throw Failure(message: "What the editor wrote is no UTF-8; it is in \(visible(file.path)).")
    }
    try? FileManager.default.removeItem(at: folder)
    return edited.hasSuffix("\n") ? String(edited.dropLast()) : edited
  }

  private func run(on path: String) async throws(Failure) {
    let name = visible(program.words[0])
    switch await TerminalProgram(words: program.words + [path]).run() {
    case .exit(code: 0): break
    case .exit(let code):
      throw Failure(message: "\(name) ended with \(code); the text is as it was.")
    case .signal(let number):
      throw Failure(message: "\(name) ended by signal \(number); the text is as it was.")
    case .notStarted(let number):
      throw Failure(
        message: "\(name) cannot be started: \(String(cString: strerror(number))).")
    }
  }
}
