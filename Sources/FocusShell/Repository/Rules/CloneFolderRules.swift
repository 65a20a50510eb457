// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rules for the folder that a clone is put into.
enum CloneFolderRules {
  /// Returns why a folder cannot be cloned into, or nil if it can; `home` is what `~` stands for.
  static func problem(with folder: String, home: String?) -> String? {
    if folder.allSatisfy(\.isWhitespace) { return "A folder is needed." }
    if folder.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "A folder's name cannot have control characters."
    }
    let path = absolutePath(folder, home: home)
    if isFolder(path) { return isEmpty(path) ? nil : "The folder is not empty." }
    if isThere(path) { return "There is a file of this name." }
    return problem(withParentOf: path)
  }

  /// Returns a path without `~` and `..`, beginning at the root.
  static func absolutePath(_ folder: String, home: String?) -> String {
    let path = RepositoryURLRules.expanded(folder, home: home)
    return URL(fileURLWithPath: path, isDirectory: false).standardized.path
  }
}

// MARK: - Looking at the disk

extension CloneFolderRules {
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Tells whether a folder has nothing in it; one that cannot be looked into may have something.
  private static func isEmpty(_ folder: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? false
  }

  /// Tells whether anything has this name, be it a link to nothing.
  private static func isThere(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// Returns why the nearest folder that exists above a path cannot get a new folder.
  private static func problem(withParentOf path: String) -> String? {
    var parent = (path as NSString).deletingLastPathComponent
    while parent != "/", !isThere(parent) {
      parent = (parent as NSString).deletingLastPathComponent
    }
    if !isFolder(parent) { return "\(PlainText.line(parent)) is not a folder." }
    let isWritable = FileManager.default.isWritableFile(atPath: parent)
    return isWritable ? nil : "The folder \(PlainText.line(parent)) cannot be written to."
  }
}
