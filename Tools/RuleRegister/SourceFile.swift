// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A Swift file of the package.
struct SourceFile {
  /// The path from the package's folder.
  let path: String
  let text: String

  /// The name of the file without its ending.
  var name: String { path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? path }
}

extension SourceFile {
  /// The Swift files in a folder of the package, in order of their paths.
  static func all(in folder: String, of root: URL) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let paths =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(
        path: "\(folder)/\(path)",
        text: try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The rules that comments of the code name, and literals that hold nothing but ids.
  var namedRules: Set<RuleID> {
    var found: Set<RuleID> = []
    for line in text.split(separator: "\n") {
      if let comment = line.firstRange(of: "//") {
        found.formUnion(RuleID.ids(in: line[comment.upperBound...]))
      }
      found.formUnion(Self.rulesInLiterals(of: line))
    }
    return found
  }

  private static func rulesInLiterals(of line: Substring) -> [RuleID] {
    let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard pieces.count > 2 else { return [] }
    let literals = pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }
    return literals.flatMap { literal -> [RuleID] in
      let words = literal.split(separator: ", ")
      let ids = words.compactMap { RuleID($0) }
      return ids.count == words.count ? ids : []
    }
  }
}
