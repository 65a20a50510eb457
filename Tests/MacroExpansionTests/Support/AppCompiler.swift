// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The compiler, applied to an app's file that imports SwiftUI and nothing else.
///
/// The module of that name is made for the occasion and only passes the model on, as the product
/// for apps does.
enum AppCompiler {
  /// An error or a warning with its place.
  struct Finding: Equatable {
    var line: Int
    var column: Int
    var message: String
  }

  /// Checks a file and returns what the compiler prints.
  static func check(_ source: String, options: [String] = []) throws -> ProgramResult {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("entry-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let products = try BuiltPlugin.folder()
    let search = [
      "-I", folder.path, "-I", products.appendingPathComponent("Modules").path,
      "-load-plugin-executable", "\(BuiltPlugin.executable(in: products).path)#FocusModelMacros",
    ]
    let umbrella = folder.appendingPathComponent("Umbrella.swift")
    try Data("@_exported import Foundation\n@_exported import FocusModel\n".utf8).write(
      to: umbrella)
    _ = try swiftc(
      ["-emit-module", "-module-name", "SwiftUI", "-emit-module-path"]
        + [folder.appendingPathComponent("SwiftUI.swiftmodule").path, umbrella.path] + search)
    let file = folder.appendingPathComponent("App.swift")
    try Data(source.utf8).write(to: file)
    return try swiftc(["-typecheck", "-parse-as-library", file.path] + search + options)
  }

  /// Returns the errors and warnings among what the compiler prints about the app's file.
  static func findings(in output: String) -> [Finding] {
    output.matches(of: #/App\.swift:(\d+):(\d+): (?:error|warning): (.*)/#).compactMap { match in
      guard let line = Int(match.1), let column = Int(match.2) else { return nil }
      return Finding(line: line, column: column, message: String(match.3))
    }
  }

  private static func swiftc(_ arguments: [String]) throws -> ProgramResult {
    try run(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + arguments)
  }
}
