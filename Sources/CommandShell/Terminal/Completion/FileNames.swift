// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that a half-typed path could become.
@MainActor
enum FileNames {
  /// Whether a text is meant as a path, by its beginning.
  static func isPath(_ text: String) -> Bool {
    ["/", "~/", "./", "../"].contains { text.hasPrefix($0) }
  }

  /// The paths that begin as typed, folders with a slash, to be typed on; hidden files only when the
  /// name's dot is typed.
  static func completions(of typed: String) -> [Completion] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    let place = folder.isEmpty ? "." : expandingHome(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix(".")) }
      .sorted()
      .map { completion(of: $0, in: folder, at: place) }
  }

  private static func expandingHome(_ folder: String) -> String {
    guard folder.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] else {
      return folder
    }
    return home + folder.dropFirst()
  }

  private static func completion(
    of name: String, in folder: String, at place: String
  ) -> Completion {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: place + "/" + name, isDirectory: &isFolder)
    return exists && isFolder.boolValue
      ? Completion(text: folder + name + "/", shown: name + "/", suffix: "")
      : Completion(text: folder + name, shown: name)
  }
}
